import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers, upstreamRequests } from '../../support/upstream.js'
import { UPSTREAM_FAULTS } from '../../support/upstream-faults.js'

const at = (segment: string): string => `/api/rest_v1/page/definition/${segment}`
const define = (word: string, lang?: string) =>
  call('rest_info_dictionary', { word, ...(lang === undefined ? {} : { lang }) })
const entry = (partOfSpeech: string, language: string, ...definitions: object[]) => ({
  partOfSpeech,
  language,
  definitions,
})

table('rest_info_dictionary', [
  refuses(400, 'no word', {}, 'word'),
  refuses(400, 'an empty word', { word: '' }, 'word'),
  refuses(400, 'a word of 101 characters', { word: 'a'.repeat(101) }, 'word'),
  refuses(400, 'a language of four letters', { word: 'a', lang: 'engl' }, 'lang'),
  refuses(422, 'a blank word', { word: ' ' }, 'no such word'),
  refuses(422, 'the parent folder', { word: '..' }, 'no such word'),
])

describe('a word', () => {
  it('has its definitions and examples as text, and nothing without text', async () => {
    await upstreamAnswers('wiktionary', at('rich'), {
      body: {
        en: [
          entry('Adjective', 'English', {
            definition:
              '<style data-x="1">.a{b:c}</style><a href="/wiki/x">Wealthy</a>:&nbsp;having\n <b>a  lot</b> of&#32;money &amp; <SCRIPT>alert("<b>")</SCRIPT>goods. ',
            examples: [' <i>She is <b>rich</b>.</i> ', '<style>x</style>', '', 'Two &lt; three'],
          }),
          entry('Noun', 'English', { definition: '<span></span>' }, { definition: '' }, { examples: ['x'] }),
          entry('Verb', 'English', { definition: ' ' }, { definition: 'To enrich.' }),
        ],
      },
    })
    expect(await define('rich')).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'info/dictionary',
        data: {
          word: 'rich',
          lang: 'en',
          language: 'English',
          count: 2,
          items: [
            {
              partOfSpeech: 'Adjective',
              definitions: [
                {
                  definition: 'Wealthy: having a lot of money & goods.',
                  examples: ['She is rich.', 'Two < three'],
                },
              ],
            },
            { partOfSpeech: 'Verb', definitions: [{ definition: 'To enrich.', examples: [] }] },
          ],
        },
      },
    })
  })

  it('is looked up trimmed and encoded, in its case, and read in the language asked for', async () => {
    await upstreamAnswers('wiktionary', at('Ice%20cream%2F%C3%A9'), {
      body: {
        de: 'not read',
        id: [entry('Noun', 'Indonesian', { definition: 'x' })],
      },
    })
    expect(await define(' Ice cream/é ', 'id')).toMatchObject({
      status: 200,
      body: { data: { word: 'Ice cream/é', lang: 'id', language: 'Indonesian', count: 1 } },
    })
    expect(await upstreamRequests('wiktionary', at('Ice%20cream%2F%C3%A9'))).toMatchObject([{ search: '' }])
  })

  it('that Wiktionary does not have is 422', async () => {
    await upstreamAnswers('wiktionary', at('xyzzyx'), { status: 404, body: {} })
    expect(await define('xyzzyx')).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('no such word') as string } },
    })
  })

  it.each([
    ['has other languages', 'pain', 'xx', { en: [] }],
    ['has an empty list', 'vide', 'en', { en: [], de: [] }],
    ['has nothing but markup', 'leer', 'en', { en: [entry('Noun', 'English', { definition: '<b>' })] }],
  ])('that %s is 422, and the message lists its languages', async (_what, word, lang, body) => {
    const others = { fr: [entry('Noun', 'French', { definition: 'bread' })], other: [{}] }
    await upstreamAnswers('wiktionary', at(word), { body: { ...body, ...others } })
    expect(await define(word, lang)).toMatchObject({
      status: 422,
      body: { error: { message: `"${word}" has no entries in ${lang}; it has entries in fr, other.` } },
    })
  })

  it('of very many languages lists the first hundred', async () => {
    const lists = Array.from({ length: 101 }, (_, index) => [`x${index}`, [{}]])
    await upstreamAnswers('wiktionary', at('a'), { body: Object.fromEntries(lists) as object })
    expect(await define('a')).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('x98, x99 and 1 more.') as string } },
    })
  })

  it('without any entry is 422', async () => {
    await upstreamAnswers('wiktionary', at('nil'), { body: {} })
    expect(await define('nil')).toMatchObject({ status: 422 })
  })

  it.each([
    ...UPSTREAM_FAULTS.filter(([fault]) => fault !== 'an empty object'),
    ['a list', 'list', { body: [] }] as const,
    ['no list', 'unlisted', { body: { en: 'text' } }] as const,
    ['an entry without its part of speech', 'partless', { body: { en: [{ language: 'English' }] } }] as const,
  ])('is 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('wiktionary', at(subject), answer)
    expect(await define(subject)).toMatchObject({ status: 502 })
  })
})
