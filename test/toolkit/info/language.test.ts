import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const ISO = 'ISO 639-3 code table'
const CLDR = 'CLDR 48'

table('rest_info_language', [
  answers(
    'two letters',
    { language: 'DE' },
    {
      name: 'German',
      iso6391: 'de',
      iso6392B: 'ger',
      iso6392T: 'deu',
      iso6393: 'deu',
      type: 'living',
      scope: 'individual',
      nativeName: 'Deutsch',
      script: 'Latn',
      direction: 'ltr',
      countries: ['AT', 'BE', 'CH', 'DE', 'LI', 'LU'],
    },
    `${ISO}, ${CLDR}`,
  ),
  answers('a bibliographic code', { language: 'ger' }, { iso6393: 'deu' }, ISO),
  answers(
    'a macrolanguage',
    { language: 'zh' },
    { iso6393: 'zho', scope: 'macrolanguage', nativeName: '中文', script: 'Hans' },
    `${ISO}, ${CLDR}`,
  ),
  answers(
    'a reference name',
    { language: 'old english (CA. 450-1100)' },
    { iso6393: 'ang', type: 'historical' },
    ISO,
  ),
  answers('a code before a name', { language: 'Ga' }, { iso6393: 'gle' }, ISO),
  answers('a name of two letters that is no code', { language: 'Ik' }, { iso6393: 'ipk' }, ISO),
  answers('a name of three letters that is no code', { language: 'Abé' }, { iso6393: 'aba' }, ISO),
  answers(
    'from right to left',
    { language: 'fas' },
    { iso6391: 'fa', nativeName: 'فارسی', script: 'Arab', direction: 'rtl', countries: ['AF', 'IR'] },
    `${ISO}, ${CLDR}`,
  ),
  answers(
    'N’Ko',
    { language: 'nqo' },
    { script: 'Nkoo', direction: 'rtl', nativeName: 'ߒߞߏ' },
    `${ISO}, ${CLDR}`,
  ),
  answers(
    'a language without data',
    { language: 'aak' },
    { name: 'Ankave', iso6391: null, iso6392B: null, iso6392T: null, nativeName: null, countries: [] },
    `${ISO}, ${CLDR}`,
  ),
  answers(
    'a special code',
    { language: 'mul' },
    { name: 'Multiple languages', type: 'special', scope: 'special', script: null, direction: null },
    ISO,
  ),
  answers('a constructed language', { language: 'Esperanto' }, { iso6391: 'eo', type: 'constructed' }, ISO),
  answers('an extinct one', { language: 'ain' }, { type: expect.any(String) }, ISO),
  refuses(422, 'an unknown code', { language: 'qqq' }, '"qqq"'),
  refuses(422, 'part of a name', { language: 'Germa' }, '"Germa"'),
  refuses(400, 'one letter', { language: 'd' }, 'language'),
  refuses(400, 'a name of 76 characters', { language: 'a'.repeat(76) }, 'language'),
  refuses(400, 'no language', {}, 'language'),
])
