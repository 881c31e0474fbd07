import { answers, refuses, table } from '../../support/table.js'

const slug = (
  name: string,
  query: { text: string } & Record<string, string | number | boolean>,
  expected: object,
) => answers<'rest_string_slug'>(name, query, expected, 'the steps, by hand')

table('rest_string_slug', [
  slug(
    'accents and signs',
    { text: 'Déjà Vu! Ö & Straße' },
    { slug: 'deja-vu-o-and-strasse', words: 5, truncated: false },
  ),
  slug('other scripts', { text: 'Москва 100% @home' }, { slug: 'moskva-100-percent-at-home', words: 5 }),
  slug('apostrophes', { text: "it's John’s" }, { slug: 'its-johns', words: 2 }),
  slug(
    'case and another separator',
    { text: 'Hello  World', lower: false, separator: '_' },
    { slug: 'Hello_World' },
  ),
  slug('whole words', { text: 'aaa bbb ccc', maxLength: 7 }, { slug: 'aaa-bbb', words: 2, truncated: true }),
  slug(
    'a separator that does not fit',
    { text: 'aaa bbb', maxLength: 6 },
    { slug: 'aaa', words: 1, truncated: true },
  ),
  slug(
    'a first word that is cut',
    { text: 'abcdef g', maxLength: 3 },
    { slug: 'abc', words: 1, truncated: true },
  ),
  refuses(422, 'nothing that is left', { text: '!?… ' }, 'nothing'),
  refuses(422, 'an empty text', { text: '' }, 'nothing'),
  refuses(400, 'a slug of no length', { text: 'a', maxLength: 0 }, 'maxLength'),
  slug(
    'every sign that is a word',
    { text: 'a&b@c%d', separator: '.' },
    { slug: 'a.and.b.at.c.percent.d', words: 7, truncated: false },
  ),
  slug(
    'a slug that just fits',
    { text: 'aaa bbb', maxLength: 7 },
    { slug: 'aaa-bbb', words: 2, truncated: false },
  ),
])
