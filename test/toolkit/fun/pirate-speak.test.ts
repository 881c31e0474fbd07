import { answers, refuses, table } from '../../support/table.js'

const LIST = "the catalog's list"
const said = (name: string, text: string, pirate: string, replaced: number) =>
  answers<'rest_fun_pirateSpeak'>(name, { text }, { text: pirate, replaced }, LIST)

const WORDS = {
  hello: 'ahoy',
  hi: 'ahoy',
  hey: 'avast',
  friend: 'matey',
  friends: 'mateys',
  my: 'me',
  is: 'be',
  are: 'be',
  am: 'be',
  you: 'ye',
  your: 'yer',
  yes: 'aye',
  the: "th'",
  of: "o'",
  for: 'fer',
  to: "t'",
  boy: 'lad',
  girl: 'lass',
  man: 'bucko',
  woman: 'lassie',
  boss: "cap'n",
  captain: "cap'n",
  money: 'doubloons',
  food: 'grub',
  drink: 'grog',
  house: 'cabin',
  stop: 'belay',
  quickly: 'smartly',
  bathroom: 'head',
  sea: 'briny deep',
  hotel: 'inn',
  wow: 'shiver me timbers',
}

table('rest_fun_pirateSpeak', [
  said('a sentence', 'Hello my friend, where is the hotel?', "Ahoy me matey, where be th' inn?", 6),
  said(
    'every word of the list',
    Object.keys(WORDS).join(' '),
    Object.values(WORDS).join(' '),
    Object.keys(WORDS).length,
  ),
  said('capitals', 'HELLO Hello hELLO THE Sea SEA', "AHOY Ahoy ahoy TH' Briny deep BRINY DEEP", 6),
  said(
    'no words inside of words',
    'bossy island theme seat friendship',
    'bossy island theme seat friendship',
    0,
  ),
  said(
    'no words of objects',
    'constructor __proto__ hasOwnProperty valueOf',
    'constructor __proto__ hasOwnProperty valueOf',
    0,
  ),
  said('ing from five letters on', 'sailing thing king ring bring', "sailin' thin' king ring brin'", 3),
  said('ing with capitals', 'Sailing SAILING sailING', "Sailin' SAILIN' sailin'", 3),
  said('ing that is not final', 'singer ingot kingdom', 'singer ingot kingdom', 0),
  said('letters with accents and marks', 'naïveing é\u0301ing', "naïvein' é\u0301ing", 1),
  said('apostrophes belong to words', "you're my's 'hello' you’re", "you're my's 'hello' you’re", 0),
  said('but curly quotation marks do not', '‘hello’', '‘ahoy’', 1),
  said('digits and hyphens part words', 'the-sea 4you you2', "th'-briny deep 4ye ye2", 4),
  said('all else', ' \t😀 — 123 \n', ' \t😀 — 123 \n', 0),
  refuses(400, 'an empty text', { text: '' }, 'text'),
  refuses(400, 'a text past 5000 characters', { text: 'a'.repeat(5001) }, 'text'),
])
