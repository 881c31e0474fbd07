import { answers, refuses, table } from '../../support/table.js'

const UDHR = 'Universal Declaration of Human Rights, article 1, by the United Nations'

const written = (language: string, iso6393: string, script: string, text: string) =>
  answers<'rest_aiText_language'>(iso6393, { text }, { language, iso6393, script, reliable: true }, UDHR)

table('rest_aiText_language', [
  written(
    'en',
    'eng',
    'Latin',
    'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.',
  ),
  written(
    'fr',
    'fra',
    'Latin',
    'Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de conscience et doivent agir les uns envers les autres dans un esprit de fraternité.',
  ),
  written(
    'id',
    'ind',
    'Latin',
    'Semua orang dilahirkan merdeka dan mempunyai martabat dan hak-hak yang sama. Mereka dikaruniai akal dan hati nurani dan hendaknya bergaul satu sama lain dalam semangat persaudaraan.',
  ),
  written(
    'ru',
    'rus',
    'Cyrillic',
    'Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и совестью и должны поступать в отношении друг друга в духе братства.',
  ),
  written(
    'ar',
    'arb',
    'Arabic',
    'يولد جميع الناس أحراراً متساوين في الكرامة والحقوق، وقد وهبوا عقلاً وضميراً وعليهم أن يعامل بعضهم بعضاً بروح الإخاء.',
  ),
  written(
    'zh',
    'cmn',
    'Han',
    '人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。',
  ),
  written('ko', 'kor', 'Hangul', '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.'),
  answers(
    'names, ISO codes and scores',
    {
      text: 'Die Würde des Menschen ist unantastbar. Sie zu achten und zu schützen ist Verpflichtung aller staatlichen Gewalt.',
      limit: 1,
    },
    {
      language: 'de',
      name: 'German',
      candidates: [{ language: 'de', iso6393: 'deu', name: 'German', score: 1 }],
    },
    'Grundgesetz, article 1',
  ),
  answers(
    'fewer than 10 letters',
    { text: 'Guten Tag' },
    { language: null, iso6393: null, name: null, script: 'Latin', reliable: false, candidates: [] },
    '8 letters',
  ),
  answers(
    'fewer than 10 letters of a script that one language has',
    { text: 'こんにちは' },
    {
      language: 'ja',
      script: 'Hiragana',
      reliable: false,
      candidates: [{ language: 'ja', iso6393: 'jpn', name: 'Japanese', score: 1 }],
    },
    'hiragana is Japanese',
  ),
  answers(
    'a choice of languages',
    { text: 'All human beings are born free and equal in dignity and rights.', only: 'de,nl' },
    { iso6393: 'nld' },
    'Dutch is nearer to English than German by the trigrams of the declaration',
  ),
  answers(
    'a script of none of the chosen languages',
    { text: 'Все люди рождаются свободными', only: 'de,en' },
    { language: null, script: 'Cyrillic', reliable: false, candidates: [] },
    'no language of that script is left',
  ),
  answers('digits', { text: '12345 67890' }, { language: null, script: null, candidates: [] }, 'no letter'),
  refuses(422, 'languages that cannot be detected', { text: 'hello', only: 'xx' }, 'xx'),
  refuses(400, 'names of languages', { text: 'hello', only: 'german' }, 'only'),
  refuses(400, 'a limit of 0', { text: 'hello', limit: 0 }, 'limit'),
])
