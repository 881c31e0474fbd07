import { answers, refuses, table } from '../../support/table.js'

const hyphenated = (lang: string, text: string, expected: string, source: string) =>
  answers<'rest_text_hyphenate'>(
    `${text} in ${lang}`,
    { text, lang },
    { text: expected, breaks: expected.split('-').length - 1 },
    source,
  )

table('rest_text_hyphenate', [
  answers(
    'three words',
    { text: 'hyphenation algorithm computer' },
    { text: 'hy-phen-ation al-go-rithm com-put-er', words: 3, breaks: 6 },
    'hyphen.tex; Liang 1983, title page',
  ),
  hyphenated(
    'en-us',
    'supercalifragilisticexpialidocious',
    'su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious',
    "Knuth, TUGboat, and TeX's \\showhyphens",
  ),
  hyphenated('en-us', 'Associate', 'As-so-ciate', 'hyphen.tex, exceptions: as-so-ciate'),
  hyphenated('de', 'Silbentrennung', 'Sil-ben-tren-nung', 'Duden'),
  hyphenated('es', 'palabra', 'pa-la-bra', 'Real Academia Española'),
  hyphenated('it', 'sillabazione', 'sil-la-ba-zio-ne', 'Treccani'),
  hyphenated('id', 'membaca', 'mem-ba-ca', 'KBBI'),
  hyphenated('nl', 'lettergreep', 'let-ter-greep', 'Het Groene Boekje'),
  hyphenated('tr', 'merhaba', 'mer-ha-ba', 'TDK'),
  answers(
    'soft hyphens',
    { text: 'computer', mark: 'soft-hyphen' },
    { text: 'com\u00adput\u00ader' },
    'hyphen.tex',
  ),
  answers('middle dots', { text: 'computer', mark: 'middle-dot' }, { text: 'com·put·er' }, 'hyphen.tex'),
  answers(
    'words with the mark stay',
    { text: 'well-computer computer' },
    { text: 'well-computer com-put-er', words: 1 },
    'the contract',
  ),
  answers(
    'short words stay',
    { text: 'computer algorithm', minWord: 9 },
    { text: 'computer al-go-rithm', words: 1, breaks: 2 },
    '8 and 9 letters',
  ),
  answers('capitals', { text: 'COMPUTER' }, { text: 'COM-PUT-ER' }, 'hyphen.tex'),
  answers('nothing', { text: ' 123 ' }, { text: ' 123 ', words: 0, breaks: 0 }, 'no letters'),
  answers('names of JavaScript objects', { text: 'constructor' }, { words: 1 }, 'no entry of the exceptions'),
  refuses(400, 'an unknown language', { text: 'a', lang: 'xx' }, 'lang'),
  hyphenated('fr', 'ordinateur', 'or-di-na-teur', 'Larousse'),
  hyphenated('pt', 'palavra', 'pa-la-vra', 'Priberam'),
  hyphenated('ru', 'молоко', 'мо-ло-ко', 'Правила русской орфографии, § 211: by syllables'),
  hyphenated('pl', 'komputer', 'kom-pu-ter', 'Słownik PWN'),
  hyphenated('sv', 'kaffekopp', 'kaf-fe-kopp', 'Svenska skrivregler: one consonant goes on'),
  hyphenated('en-gb', 'telephone', 'tele-phone', 'Oxford Spelling Dictionary'),
])
