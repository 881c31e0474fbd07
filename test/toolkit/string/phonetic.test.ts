import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const codes = (text: string, expected: object, source: string) =>
  answers<'rest_string_phonetic'>(
    `${text} as ${Object.keys(expected).join()}`,
    { text },
    { codes: expect.objectContaining(expected) as never },
    source,
  )

const each = (code: string, source: string, words: Record<string, unknown>) =>
  Object.entries(words).map(([text, expected]) => codes(text, { [code]: expected }, source))

table('rest_string_phonetic', [
  ...each('soundex', 'US National Archives, The Soundex Indexing System', {
    Washington: 'W252',
    Lee: 'L000',
    Gutierrez: 'G362',
    Pfister: 'P236',
    Jackson: 'J250',
    Tymczak: 'T522',
    VanDeusen: 'V532',
    Ashcraft: 'A261',
  }),
  ...each('metaphone', 'Philips 1990, table of rules', {
    Metaphone: 'MTFN',
    Thumb: '0M',
    Number: 'NMBR',
    Knight: 'NT',
    School: 'SKL',
    Science: 'SNS',
    Judge: 'JJ',
    Accident: 'AKSTNT',
    Watch: 'WX',
    White: 'WT',
    Xavier: 'SFR',
    Physics: 'FSKS',
    Nation: 'NXN',
    Sign: 'SN',
    Egg: 'EK',
    Aesop: 'ESP',
    Wrack: 'RK',
    Matthew: 'M0',
    // H is silent behind a vowel only; Y is none.
    Hyman: 'HMN',
    Dysrhythmia: 'TSRH0M',
    Rahman: 'RMN',
  }),
  ...each('doubleMetaphone', 'Philips 2000', { Smith: ['SM0', 'XMT'], Schmidt: ['XMT', 'SMT'] }),
  ...each('doubleMetaphone', "Philips's C++ as in the Python package DoubleMetaphone 1.2", {
    Patricia: ['PTRS', 'PTRX'],
    Biology: ['PLJ', 'PLK'],
    McClure: ['MKLR', 'MKLR'],
    McCulloch: ['MKLK', 'MKLK'],
    McCellan: ['MKSLN', 'MKSLN'],
    Acharya: ['AXR', 'AKR'],
    Beier: ['P', 'PR'],
    Rogier: ['RJ', 'RJR'],
    Hochmeier: ['HKMR', 'HKMR'],
    Hajjah: ['HJ', 'HJ'],
  }),
  ...each('nysiis', 'Taft 1970, rules worked by hand', {
    Bishop: 'BASAP',
    Carlson: 'CARLSAN',
    Chapman: 'CAPNAN',
    Greene: 'GRAN',
    Knuth: 'NAT',
    Lawrence: 'LARANC',
    Mackenzie: 'MCANSY',
    McDonald: 'MCDANALD',
    Phil: 'FAL',
    Schmidt: 'SNAD',
    Wheeler: 'WALAR',
    Willis: 'WAL',
  }),
  ...each('cologne', 'Postel 1969, by the table of his rules', {
    Wikipedia: '3412',
    'Müller-Lüdenscheidt': '65752682',
    Breschnew: '17863',
    Heinz: '068',
    Straße: '8278',
    Xanthippe: '48621',
  }),
  ...each('caverphone', 'Caversham Project paper CTP150804', {
    Stevenson: 'STFNSN1111',
    Peter: 'PTA1111111',
    Lee: 'LA11111111',
    Thompson: 'TMPSN11111',
    Whittle: 'WTA1111111',
  }),
  ...each('daitchMokotoff', 'Mokotoff, Soundexing and Genealogy, examples', {
    Auerbach: ['097400', '097500'],
    Lipshitz: ['874400'],
    Lippszyc: ['874400', '874500'],
    Lewinsky: ['876450'],
    Szlamawicz: ['486740'],
    Peters: ['734000', '739400'],
    Moskowitz: ['645740'],
    Jackson: ['145460', '154600', '445460', '454600'],
  }),
  ...each('daitchMokotoff', "JewishGen, rules 3 and 4: Y and J are vowels; PostgreSQL's fuzzystrmatch", {
    Wahyu: ['750000'],
    Cahyono: ['456000', '556000'],
    Cjc: ['400000', '440000', '450000', '540000', '545000', '550000'],
    McCoyJr: ['641900', '644900', '645190', '645490', '651900', '654190', '654490', '654900'],
  }),
  answers(
    'two names',
    { text: 'Robert', compare: 'Rupert' },
    {
      text: 'Robert',
      compare: {
        text: 'Rupert',
        same: ['soundex', 'doubleMetaphone', 'cologne', 'caverphone', 'daitchMokotoff'],
      },
    },
    'P is B to all but metaphone and nysiis',
  ),
  answers(
    'names of one sound in one of two codes',
    { text: 'Smith', compare: 'Schmidt' },
    {
      compare: expect.objectContaining({
        same: expect.arrayContaining(['doubleMetaphone']) as unknown,
      }) as never,
    },
    'Philips 2000: XMT',
  ),
  codes("  O'Brien\u0301 2 ", { soundex: 'O165' }, 'NARA: letters only'),
  codes('Łódź', { soundex: 'L320' }, 'L, D and Z; the strokes are no letters'),
  refuses(422, 'digits only', { text: '123' }, 'text has no Latin letter'),
  refuses(422, 'another script', { text: 'a', compare: 'Москва' }, 'compare has no Latin letter'),
  answers(
    'codes that differ',
    { text: 'Ab', compare: 'Kz' },
    { compare: { text: 'Kz', same: [] } },
    'no code of vowel and B is one of K and Z',
  ),
  answers('nothing to compare', { text: 'a' }, { compare: null }, 'the parameter is not given'),
])
