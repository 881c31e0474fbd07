import { describe, expect, it } from 'vitest'
import { FeatureError } from '#toolkit'
import {
  FIRST_VERSES,
  surahs,
  TRANSLATION_LANGUAGES,
  translatedTexts,
  transliteratedTexts,
  uthmaniTexts,
} from '#toolkit/lib/islamic/quran'
import {
  languagesOf,
  partOf,
  placeOfVerse,
  rangeOfPart,
  referenceOf,
  surahAt,
  verseAt,
  verseNumbered,
} from '#toolkit/lib/islamic/quran-reference'
import { foldedLatin, hasArabic, plainArabic } from '#toolkit/lib/islamic/quran-text'
import { surahNamed } from '#toolkit/lib/islamic/surah-names'

const numberOf = (reference: string): number => {
  const [surah = 0, ayah = 0] = reference.split(':').map(Number)
  return verseAt(surah, ayah).number
}

describe('the surahs', () => {
  it('are 114 with 6236 verses (Kufan count)', () => {
    expect(surahs()).toHaveLength(114)
    expect(surahs().reduce((sum, { verses }) => sum + verses, 0)).toBe(6236)
    expect(surahs().map(({ number }) => number)).toEqual(Array.from({ length: 114 }, (_, index) => index + 1))
  })

  // Tanzil metadata: verses and order of revelation.
  it.each([
    [1, 7, 5, 'meccan'],
    [2, 286, 87, 'medinan'],
    [9, 129, 113, 'medinan'],
    [26, 227, 47, 'meccan'],
    [96, 19, 1, 'meccan'],
    [108, 3, 15, 'meccan'],
    [110, 3, 114, 'medinan'],
    [114, 6, 21, 'meccan'],
  ])('%d has %d verses and came as number %d', (number, verses, revelationOrder, revelation) => {
    expect(surahAt(number)).toMatchObject({ verses, revelationOrder, revelation })
  })

  it('came in an order without gaps', () => {
    expect(
      surahs()
        .map(({ revelationOrder }) => revelationOrder)
        .sort((one, other) => one - other),
    ).toEqual(Array.from({ length: 114 }, (_, index) => index + 1))
    expect(surahs().filter(({ revelation }) => revelation === 'medinan')).toHaveLength(28)
  })

  it('begin where the one before ends', () => {
    surahs().reduce((first, surah) => {
      expect(surah.firstVerse).toBe(first)
      return first + surah.verses
    }, 1)
  })
})

describe('the texts', () => {
  it('have 6236 verses, none empty', () => {
    for (const texts of [
      uthmaniTexts(),
      transliteratedTexts(),
      ...TRANSLATION_LANGUAGES.map(translatedTexts),
    ]) {
      expect(texts).toHaveLength(6236)
      expect(texts.every((text) => text.trim() !== '')).toBe(true)
    }
  })

  it('begin with the basmala, which stands as a verse in surah 1 only', () => {
    const [basmala = ''] = uthmaniTexts()
    expect(plainArabic(basmala)).toBe('بسم الله الرحمن الرحيم')
    expect(uthmaniTexts().filter((text) => plainArabic(text) === plainArabic(basmala))).toHaveLength(1)
  })
})

describe('the divisions', () => {
  // Tanzil metadata (Medina mushaf): where parts begin.
  it.each([
    [
      'juz',
      30,
      [
        '1:1',
        '2:142',
        '2:253',
        '3:93',
        '4:24',
        '4:148',
        '5:82',
        '6:111',
        '7:88',
        '8:41',
        '9:93',
        '11:6',
        '12:53',
        '15:1',
        '17:1',
        '18:75',
        '21:1',
        '23:1',
        '25:21',
        '27:56',
        '29:46',
        '33:31',
        '36:28',
        '39:32',
        '41:47',
        '46:1',
        '51:31',
        '58:1',
        '67:1',
        '78:1',
      ],
    ],
    ['manzil', 7, ['1:1', '5:1', '10:1', '17:1', '26:1', '37:1', '50:1']],
    ['hizb', 60, ['1:1', '2:75', '2:142', '2:203', '2:253', '3:15', '3:93', '3:171', '4:24', '4:88']],
    ['rub', 240, ['1:1', '2:26', '2:44', '2:60', '2:75', '2:92', '2:106', '2:124', '2:142']],
    ['page', 604, ['1:1', '2:1', '2:6', '2:17', '2:25', '2:30', '2:38', '2:49', '2:58', '2:62']],
    ['ruku', 556, ['1:1', '2:1', '2:8', '2:21', '2:30', '2:40', '2:47', '2:60', '2:62', '2:72']],
  ] as const)('%s: %d', (unit, count, firsts) => {
    expect(FIRST_VERSES[unit]).toHaveLength(count)
    expect(FIRST_VERSES[unit].slice(0, firsts.length)).toEqual(firsts.map(numberOf))
  })

  // First pages of well-known surahs in the Madinah mushaf.
  it.each([
    [2, 2],
    [3, 50],
    [18, 293],
    [19, 305],
    [36, 440],
    [55, 531],
    [56, 534],
    [67, 562],
    [78, 582],
    [112, 604],
  ])('surah %d is on page %d', (surah, page) => expect(partOf('page', verseAt(surah, 1).number)).toBe(page))

  it('share out all verses without gap or overlap', () => {
    for (const unit of ['juz', 'hizb', 'rub', 'manzil', 'ruku', 'page'] as const) {
      let next = 1
      for (let part = 1; part <= FIRST_VERSES[unit].length; part += 1) {
        const { first, last } = rangeOfPart(unit, part)
        expect(first).toBe(next)
        expect(last).toBeGreaterThanOrEqual(first)
        expect([partOf(unit, first), partOf(unit, last)]).toEqual([part, part])
        next = last + 1
      }
      expect(next).toBe(6237)
    }
  })

  it('mark the 15 verses of prostration', () => {
    const verses = [
      '7:206',
      '13:15',
      '16:50',
      '17:109',
      '19:58',
      '22:18',
      '22:77',
      '25:60',
      '27:26',
      '32:15',
      '38:24',
      '41:38',
      '53:62',
      '84:21',
      '96:19',
    ]
    expect(verses.map((reference) => placeOfVerse(numberOf(reference)).sajdaNumber)).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    )
    expect(placeOfVerse(numberOf('2:255')).sajdaNumber).toBeNull()
  })
})

describe('references', () => {
  it('number every verse and find it again', () => {
    expect(referenceOf(verseNumbered(1))).toBe('1:1')
    expect(referenceOf(verseNumbered(8))).toBe('2:1')
    expect(referenceOf(verseNumbered(6236))).toBe('114:6')
    for (const number of [7, 8, 293, 294, 1160, 6230, 6231]) {
      expect(numberOf(referenceOf(verseNumbered(number)))).toBe(number)
    }
  })

  it.each([
    () => verseNumbered(0),
    () => verseNumbered(6237),
    () => verseAt(0, 1),
    () => verseAt(115, 1),
    () => verseAt(2, 0),
    () => verseAt(2, 287),
    () => rangeOfPart('juz', 31),
    () => languagesOf('en,xx'),
    () => languagesOf('toString'),
  ])('%s refuses', (ask) => expect(ask).toThrow(FeatureError))
})

describe('surahNamed', () => {
  it.each([
    ['112', 112],
    ['007', 7],
    [' 2 ', 2],
    ['Al-Ikhlas', 112],
    ['al ikhlas', 112],
    ['IKHLAS', 112],
    ['ikhlas', 112],
    ['nas', 114],
    ['An-Nisa', 4],
    ["Ali 'Imran", 3],
    ['ali imran', 3],
    ["an'am", 6],
    ['yasin', 36],
    ['الإخلاص', 112],
    ['الاخلاص', 112],
    ['ٱلۡإِخۡلَاص', 112],
    ['البقرة', 2],
    ['آل عمران', 3],
    ['سورة الفاتحة', 1],
    ['الإسراء', 17],
    // Encyclopaedia of Islam, Wikipedia, the printed Qurans of Indonesia and of Saudi Arabia.
    ['Al-Fatiha', 1],
    ['Al-Faatihah', 1],
    ['Al-Baqara', 2],
    ['Al Imran', 3],
    ['Aal-i-Imraan', 3],
    ['Al-Maida', 5],
    ['At-Taubah', 9],
    ['Al-Tawba', 9],
    ['Al-Muminoon', 23],
    ["Asy-Syu'ara'", 26],
    ['Al-Ankaboot', 29],
    ['Yaseen', 36],
    ['Ya Sin', 36],
    ['Surah Yasin', 36],
    ['Ash-Shura', 42],
    ['Asy-Syura', 42],
    ['Al-Jasiyah', 45],
    ['Az-Zariyat', 51],
    ['Al-Rahman', 55],
    ['Al-Hasyr', 59],
    ['Al-Insyiqaq', 84],
    ['Al-Gasyiyah', 88],
    ['Ad-Duha', 93],
    ['Al-Insyirah', 94],
    ['Al-Kausar', 108],
    ['Al-Lahab', 111],
    ['اللهب', 111],
  ])('%s is %d', (name, number) => expect(surahNamed(name).number).toBe(number))

  it.each([
    '0',
    '115',
    '-1',
    '1.5',
    '',
    '   ',
    '!!',
    'al',
    'Al-',
    'nobody',
    'اخلاص',
    '999999999999999999999999999999',
    '٢',
    'constructor',
  ])('<%s> is none', (name) => expect(() => surahNamed(name)).toThrow(FeatureError))
})

describe('folding', () => {
  it.each([
    ['بِسۡمِ ٱللَّهِ ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ', 'بسم الله الرحمن الرحيم'],
    ['  قُلۡ   هُوَ ', 'قل هو'],
    ['لَّهُۥ كُفُوًا', 'له كفوا'],
    ['۞ قَالَ ۩', 'قال'],
    ['ـــ', ''],
  ])('plainArabic of %s', (text, plain) => expect(plainArabic(text)).toBe(plain))

  it('foldedLatin drops accents and case', () => expect(foldedLatin("Qur'ĀN É İ")).toBe("qur'an e i"))

  it.each([
    ['patience', false],
    ['صبر', true],
    ['ٱ', true],
    ['a ب', true],
    ['٢', false],
    ['\u064B', false],
  ])('hasArabic of %s is %s', (text, expected) => expect(hasArabic(text)).toBe(expected))
})
