import { answers, refuses, table } from '../../../support/table.js'

const readme = "the tests of parse-full-name's makers"
const rule = 'the parts as written'

table('rest_utility_name', [
  answers(
    'every part',
    { name: 'Mr. Jüan Martinez (Martin) de Lorenzo y Gutierez Jr.' },
    {
      title: 'Mr.',
      first: 'Jüan',
      middle: 'Martinez',
      last: 'de Lorenzo y Gutierez',
      nick: 'Martin',
      suffix: 'Jr.',
      initials: 'JMLG',
      formal: 'Mr. Jüan Martinez de Lorenzo y Gutierez Jr.',
      sort: 'de Lorenzo y Gutierez, Jüan Martinez',
    },
    readme,
  ),
  answers(
    'the last name first',
    { name: 'de la Vega, Dr. Juan et Glova (Doc) Q. Xavier III, Jr., Genius' },
    {
      title: 'Dr.',
      first: 'Juan et Glova',
      middle: 'Q. Xavier',
      last: 'de la Vega',
      nick: 'Doc',
      suffix: 'III, Jr., Genius',
      initials: 'JQXV',
    },
    readme,
  ),
  answers(
    'capitals',
    { name: 'JUAN Q. XAVIER DE LA VEGA III' },
    { first: 'Juan', middle: 'Q. Xavier', last: 'de la Vega', suffix: 'III' },
    readme,
  ),
  answers(
    'small letters',
    { name: 'john mcdonald' },
    { first: 'John', last: 'Mcdonald', sort: 'Mcdonald, John' },
    rule,
  ),
  answers(
    'one name',
    { name: 'Madonna' },
    { first: null, last: 'Madonna', initials: 'M', formal: 'Madonna', sort: 'Madonna' },
    rule,
  ),
  answers(
    'white space of any kind',
    { name: '  John\t\u00a0F.   Kennedy ' },
    { first: 'John', middle: 'F.', last: 'Kennedy', nick: null, suffix: null, title: null, initials: 'JFK' },
    rule,
  ),
  answers(
    'initials of letters alone',
    { name: "Élodie 'Lo' O'Brien-Smith" },
    { nick: 'Lo', initials: 'ÉO', formal: "Élodie O'Brien-Smith" },
    rule,
  ),
  answers('no last name', { name: ', John Q.' }, { last: null, first: 'John', sort: 'John' }, rule),
  refuses(422, 'a title alone', { name: 'Dr.' }, 'neither'),
  refuses(422, 'a nickname alone', { name: '(Bob)' }, 'neither'),
  refuses(422, 'blanks', { name: '   ' }, 'neither'),
  refuses(400, 'a name of 201 characters', { name: 'a'.repeat(201) }, 'name'),
])
