import { answers, refuses, table } from '../../support/table.js'

table('rest_fun_languageGame', [
  answers(
    'Ubbi Dubbi',
    { text: 'Hello friend', kind: 'ubbi-dubbi' },
    { kind: 'ubbi-dubbi', text: 'Hubellubo frubiend' },
    'by hand',
  ),
  answers('Ubbi Dubbi by default', { text: 'hi' }, { kind: 'ubbi-dubbi', text: 'hubi' }, 'by hand'),
  answers(
    'a silent e, and one that is not silent',
    { text: 'home the be tree Rome', kind: 'ubbi-dubbi' },
    { kind: 'ubbi-dubbi', text: 'hubome thube bube trubee Rubome' },
    'by hand',
  ),
  answers(
    'y as a vowel and as a consonant',
    { text: 'happy yes day type crypt bye eye', kind: 'ubbi-dubbi' },
    { kind: 'ubbi-dubbi', text: 'hubappuby yubes dubay tubype crubypt byube ubeye' },
    'by hand',
  ),
  answers(
    'a capital vowel',
    { text: 'Apple AND Io', kind: 'ubbi-dubbi' },
    { kind: 'ubbi-dubbi', text: 'Ubapple UbaND Ubio' },
    'by hand',
  ),
  answers(
    'marks and digits between words',
    { text: "don't a1e", kind: 'ubbi-dubbi' },
    { kind: 'ubbi-dubbi', text: "dubon't uba1ube" },
    'by hand',
  ),
  answers('Opish', { text: 'Hello Yes', kind: 'opish' }, { text: 'Hopeloplopo Yopesop' }, 'by hand'),
  answers(
    'Rövarspråket',
    { text: 'Hello FRiend', kind: 'rovarspraket' },
    { text: 'Hohelollolo FofRorienondod' },
    'by hand',
  ),
  answers(
    'Jerigonza',
    { text: 'Hola Amigo né', kind: 'jerigonza' },
    { text: 'Hopolapa Apamipigopo né' },
    'by hand',
  ),
  answers(
    'letters of other alphabets',
    { text: 'ß ж \u212a', kind: 'rovarspraket' },
    { text: 'ß ж \u212a' },
    'only b to z are consonants',
  ),
  refuses(400, 'another language', { text: 'a', kind: 'pig-latin' }, 'kind'),
  refuses(400, 'an empty text', { text: '' }, 'text'),
])
