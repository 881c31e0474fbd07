import { answers, refuses, table } from '../../../support/table.js'

const keys = 'the keys of both layouts'

table('rest_utility_keyboard', [
  answers(
    'Russian typed in English',
    { text: 'Ghbdtn? vbh!', to: 'ru' },
    { from: 'en', to: 'ru', text: 'Привет, мир!' },
    keys,
  ),
  answers(
    'English typed in Russian',
    { text: 'Руддщ, цщкдв', from: 'ru', to: 'en' },
    { text: 'Hello? world' },
    keys,
  ),
  answers('between two others', { text: 'щї', from: 'uk', to: 'ru' }, { text: 'щъ' }, keys),
  answers('German', { text: 'Yer;', to: 'de' }, { text: 'Zerö' }, keys),
  answers('Hebrew', { text: 'akuo', to: 'he' }, { text: 'שלום' }, keys),
  answers('Greek', { text: 'kalhmera', to: 'gr' }, { text: 'καλημερα' }, keys),
  answers('Colemak', { text: 'hello', to: 'colemak' }, { text: 'hfiiy' }, keys),
  answers('what the layout does not have stays', { text: '漢 5\n😀', to: 'ru' }, { text: '漢 5\n😀' }, keys),
  answers('empty', { text: '', to: 'ru' }, { text: '' }, 'nothing to correct'),
  refuses(400, 'the same layout', { text: 'a', from: 'ru', to: 'ru' }, 'to'),
  refuses(400, 'en without from', { text: 'a', to: 'en' }, 'to'),
  refuses(400, 'another layout', { text: 'a', to: 'fr' }, 'to'),
])
