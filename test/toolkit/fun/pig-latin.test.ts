import { answers, refuses, table } from '../../support/table.js'

const said = (name: string, text: string, pig: string, words: number) =>
  answers<'rest_fun_pigLatin'>(name, { text }, { text: pig, words }, 'by hand')

table('rest_fun_pigLatin', [
  said('a sentence', 'Hello quick world, apple!', 'Ellohay ickquay orldway, appleway!', 4),
  said('vowels', 'apple egg iron old under', 'appleway eggway ironway oldway underway', 5),
  said('groups of consonants', 'string smile three', 'ingstray ilesmay eethray', 3),
  said('qu', 'quick square queue Iraq qat', 'ickquay aresquay euequay Iraqway atqay', 5),
  said('qu alone', 'qu', 'quay', 1),
  said('y at the start and elsewhere', 'yes my rhythm style y', 'esyay ymay ythmrhay ylestay yay', 5),
  said('no vowel', 'nth shh B', 'nthay shhay Bay', 3),
  said(
    'capitals',
    'HELLO Hello APPLE Apple I A McDonald OpenAI',
    'ELLOHAY Ellohay APPLEWAY Appleway Iway Away Onaldmcday Openaiway',
    8,
  ),
  said('capitals within words that begin without one', 'iPhone eBay pH', 'iPhoneway eBayway pHay', 3),
  said('apostrophes', "don't I'M dogs' you’re", "on'tday I'MWAY ogs'day ou’reyay", 4),
  said('single quotes', "'hello' ‘world’ '", "'ellohay' ‘orldway’ '", 2),
  said('accents', 'étude Élan café', 'étudeway Élanway afécay', 3),
  said('accents as marks of their own', 'e\u0301tude cafe\u0301', 'e\u0301tudeway afe\u0301cay', 2),
  said('what is between words', ' a-b\t12c3\n_d_ 😀', ' away-bay\t12cay3\n_day_ 😀', 4),
  said('no word', '123 !?', '123 !?', 0),
  refuses(400, 'an empty text', { text: '' }, 'text'),
  refuses(400, 'a text past 5000 characters', { text: 'a'.repeat(5001) }, 'text'),
])
