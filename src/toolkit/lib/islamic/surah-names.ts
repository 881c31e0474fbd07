import { quoted } from '../common/quoted.js'
import { unprocessable } from '../../errors.js'
import { surahAt } from './quran-reference.js'
import { foldedLatin, hasArabic, plainArabic } from './quran-text.js'
import { surahs, type Surah } from './quran.js'

/** Latin letters only, in lower case. */
const latinLetters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

const ARTICLE = /^(?:al|an|ar|as|ash|at|ad|adh|az)-/i
/** Also as Indonesian writes it, and apart or joined. */
const ANY_ARTICLE = /^(?:a[lnrstdz]|ash|asy|adh|ath|adz|ats|ad-dh)[-'’ ]+/i
const TITLE = /^(?:surah|surat|sura|suratul|suratu|سورة|سوره)\s+(?:al-)?(?=\S)/iu

/** Letters that romanizations write differently, made one; in this order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sy/g, 'sh'],
  [/dh|dz|zh/g, 'z'],
  [/th|ts/g, 's'],
  [/gh/g, 'g'],
  [/kh/g, 'k'],
  [/q/g, 'k'],
  [/au|ow|ou(?=[aeiou])/g, 'aw'],
  [/ai|ei/g, 'ay'],
  [/oo|ou/g, 'u'],
  [/ee|iy/g, 'i'],
  [/o/g, 'u'],
  [/e/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=a)[ht]$/, ''],
]

const sound = (name: string): string =>
  SOUNDS.reduce((text, [from, to]) => text.replace(from, to), latinLetters(foldedLatin(name)))

/** Names that are not spellings of the mushaf's own, by surah. */
const OTHER_NAMES: readonly (readonly [surah: number, ...names: string[]])[] = [
  [1, 'Umm al-Kitab', 'Umm al-Quran', 'Ummul Kitab', 'Ummul Quran', 'أم الكتاب', 'أم القرآن'],
  [3, 'Imran', 'Aal Imran', 'Aali Imran', 'Aale Imran', 'Ale Imran', 'Family of Imran', 'عمران'],
  [5, 'Maida'],
  [9, 'Baraah', 'Bara', 'Tawba', 'براءة'],
  [17, 'Bani Israil', 'Banu Israil', 'Bani Israel', 'Banu Israel', 'Subhan', 'بني إسرائيل'],
  [18, 'Kahfi'],
  [19, 'Mariam'],
  [20, 'Ta Ha', 'Thaha', 'طاها'],
  [21, 'Anbiya'],
  [26, 'Shuara'],
  [28, 'Qashash'],
  [32, 'Alif Lam Mim Sajdah'],
  [35, 'Fathir', 'Malaikah', 'الملائكة'],
  [36, 'Yaseen', 'Yasin', 'ياسين'],
  [37, 'Shaffat'],
  [38, 'Saad', 'Shad', 'صاد'],
  [40, 'Mumin', 'المؤمن'],
  [41, 'Ha Mim Sajdah', 'Hamim Sajdah', 'Fushshilat', 'حم السجدة'],
  [42, 'Shuuraa'],
  [45, 'Shariah'],
  [47, 'Qital', 'Mohammed', 'Mohamed', 'Mohammad'],
  [50, 'Qaaf', 'قاف'],
  [52, 'Thur'],
  [58, 'Mujadalah'],
  [60, 'Mumtahinah'],
  [61, 'Shaff'],
  [65, 'Thalaq'],
  [66, 'Mutaharrim'],
  [67, 'Tabarak', 'تبارك'],
  [68, 'Nun', 'Noon', 'ن', 'نون'],
  [76, 'Dahr', 'الدهر'],
  [78, 'Amma', 'عم'],
  [82, 'Infithar'],
  [83, 'Tatfif', 'Mutaffifeen', 'Muthaffifin'],
  [86, 'Thariq'],
  [93, 'Dhuha', 'Dzuha'],
  [94, 'Inshirah', 'Insyirah', 'Alam Nashrah', 'الانشراح'],
  [96, 'Iqra', 'اقرأ'],
  [98, 'Lam Yakun'],
  [99, 'Zilzal', 'Zalzala', 'الزلزال'],
  [103, 'Ashr'],
  [106, 'Quraish', 'Quraisy'],
  [110, 'Nashr'],
  [111, 'Lahab', 'Abi Lahab', 'Tabbat', 'اللهب', 'تبت'],
  [112, 'Tawhid', 'Tauhid', 'التوحيد'],
]

const foldedName = (name: string): string =>
  plainArabic(name).replace(/[أإآ]/g, 'ا').replace(/[ىئ]/g, 'ي').replaceAll('ؤ', 'و').replaceAll('ة', 'ه')

/** Surahs by each of the forms of a name; the first that takes a form keeps it. */
const byForm = (
  forms: readonly ((name: string) => string)[],
  names: readonly (readonly [number, string])[],
) => {
  const found = new Map<string, number>()
  for (const form of forms) {
    for (const [surah, name] of names) {
      const key = form(name)
      if (key !== '' && !found.has(key)) found.set(key, surah)
    }
  }
  return found
}

const LATIN_FORMS = [
  latinLetters,
  (name: string) => latinLetters(name.replace(ARTICLE, '')),
  sound,
  (name: string) => sound(name.replace(ANY_ARTICLE, '')),
  (name: string) => sound(name).replace(/^al/, ''),
] as const
const ARABIC_FORMS = [foldedName] as const

const others = OTHER_NAMES.flatMap(([surah, ...names]) => names.map((name) => [surah, name] as const))

const latinIndex = byForm(LATIN_FORMS, [
  ...surahs().map(({ number, transliteration }) => [number, transliteration] as const),
  ...others.filter(([, name]) => !hasArabic(name)),
])
const arabicIndex = byForm(ARABIC_FORMS, [
  ...surahs().map(({ number, name }) => [number, name] as const),
  ...others.filter(([, name]) => hasArabic(name)),
])

const numberNamed = (name: string): number | undefined => {
  const [forms, index] = hasArabic(name) ? [ARABIC_FORMS, arabicIndex] : [LATIN_FORMS, latinIndex]
  return [name, name.replace(TITLE, '')]
    .flatMap((spelling) => forms.map((form) => index.get(form(spelling))))
    .find((number) => number !== undefined)
}

/**
 * The surah that a caller names: by its number, its transliteration with or without the article in the common
 * romanizations (Al-Fatiha, Yaseen, Asy-Syams), another of its names (Al-Insyirah, Bani Israil), or in Arabic.
 * @throws FeatureError 422 when there is none.
 */
export const surahNamed = (text: string): Surah => {
  const name = text.trim()
  if (/^[0-9]+$/.test(name)) return surahAt(Number(name))
  const number = numberNamed(name)
  return number === undefined ? unprocessable(`There is no surah ${quoted(name)}.`) : surahAt(number)
}
