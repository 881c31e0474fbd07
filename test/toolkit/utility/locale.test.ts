import { answers, refuses, table } from '../../support/table.js'

table('rest_utility_locale', [
  answers(
    'Egyptian Arabic',
    { tag: 'ar_eg' },
    {
      tag: 'ar-EG',
      language: 'ar',
      script: 'Arab',
      region: 'EG',
      maximized: 'ar-Arab-EG',
      minimized: 'ar',
      names: { language: 'Arabic', script: 'Arabic', region: 'Egypt', full: 'Arabic (Egypt)' },
      direction: 'rtl',
      hourCycle: 'h12',
      firstDayOfWeek: 6,
      weekend: [5, 6],
    },
    'CLDR supplemental data, as Babel 2.18 has it',
  ),
  answers(
    'Israel',
    { tag: 'he-IL' },
    { direction: 'rtl', hourCycle: 'h23', firstDayOfWeek: 7, weekend: [5, 6] },
    'CLDR weekData',
  ),
  answers(
    'Iran, with its calendar and digits',
    { tag: 'fa-IR' },
    { calendar: 'persian', numberingSystem: 'arabext', firstDayOfWeek: 6 },
    'CLDR',
  ),
  answers(
    'Indonesian with samples',
    { tag: 'id-ID' },
    { minimized: 'id', samples: { number: '1.234.567,89', date: '9 Maret 2026' } },
    'Indonesian spelling',
  ),
  answers(
    'names in German',
    { tag: 'en-US', in: 'de' },
    {
      names: {
        language: 'Englisch',
        script: 'Lateinisch',
        region: 'Vereinigte Staaten',
        full: 'Englisch (Vereinigte Staaten)',
      },
    },
    'CLDR',
  ),
  answers(
    'likely subtags',
    { tag: 'zh-TW' },
    { script: 'Hant', maximized: 'zh-Hant-TW', minimized: 'zh-TW' },
    'RFC 6067, CLDR likelySubtags',
  ),
  answers(
    'an extension',
    { tag: 'ar-EG-u-nu-latn' },
    {
      tag: 'ar-EG-u-nu-latn',
      numberingSystem: 'latn',
      names: { full: 'Arabic (Egypt)', language: 'Arabic', script: 'Arabic', region: 'Egypt' },
    },
    'as asked',
  ),
  answers(
    'a language that CLDR does not know',
    { tag: 'xx-DE' },
    {
      language: 'xx',
      script: 'Zzzz',
      region: 'DE',
      hourCycle: 'h12',
      samples: { number: '1,234,567.89', date: 'March 9, 2026' },
    },
    'ISO 15924 Zzzz; conventions of English',
  ),
  answers(
    'no language',
    { tag: 'xx' },
    { region: null, names: { language: 'xx', script: 'Unknown Script', region: null, full: 'xx' } },
    'nothing is known',
  ),
  refuses(422, 'a tag that is not well-formed', { tag: 'en-x' }, '"en-x"'),
  refuses(422, 'names in an unknown language', { tag: 'en', in: 'xx' }, '"xx"'),
  refuses(400, 'characters that no tag has', { tag: 'en*' }, 'tag'),
])
