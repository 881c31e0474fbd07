import { attempt } from '../common/attempt.js'

/**
 * The scripts of Unicode by their names in the Unicode Character Database, most used first, since they are tried in
 * this order. Common and Inherited are none: their characters are used with many scripts.
 */
const NAMES = `Latin Cyrillic Greek Arabic Han Hiragana Katakana Hangul Hebrew Devanagari Thai Armenian Georgian Bengali
  Tamil Telugu Kannada Malayalam Gujarati Gurmukhi Sinhala Khmer Lao Myanmar Tibetan Ethiopic Javanese Balinese
  Sundanese Batak Buginese Mongolian Cherokee Canadian_Aboriginal Coptic Bopomofo Adlam Ahom Anatolian_Hieroglyphs
  Avestan Bamum Bassa_Vah Bhaiksuki Brahmi Braille Buhid Carian Caucasian_Albanian Chakma Cham Chorasmian Cuneiform
  Cypriot Cypro_Minoan Deseret Dives_Akuru Dogra Duployan Egyptian_Hieroglyphs Elbasan Elymaic Glagolitic Gothic
  Grantha Gunjala_Gondi Hanifi_Rohingya Hanunoo Hatran Imperial_Aramaic Inscriptional_Pahlavi
  Inscriptional_Parthian Kaithi Kawi Kayah_Li Kharoshthi Khitan_Small_Script Khojki Khudawadi Lepcha Limbu Linear_A
  Linear_B Lisu Lycian Lydian Mahajani Makasar Mandaic Manichaean Marchen Masaram_Gondi Medefaidrin Meetei_Mayek
  Mende_Kikakui Meroitic_Cursive Meroitic_Hieroglyphs Miao Modi Mro Multani Nabataean Nag_Mundari Nandinagari Newa
  New_Tai_Lue Nko Nushu Nyiakeng_Puachue_Hmong Ogham Ol_Chiki Old_Hungarian Old_Italic Old_North_Arabian Old_Permic
  Old_Persian Old_Sogdian Old_South_Arabian Old_Turkic Old_Uyghur Oriya Osage Osmanya Pahawh_Hmong Palmyrene
  Pau_Cin_Hau Phags_Pa Phoenician Psalter_Pahlavi Rejang Runic Samaritan Saurashtra Sharada Shavian Siddham
  SignWriting Sogdian Sora_Sompeng Soyombo Syloti_Nagri Syriac Tagalog Tagbanwa Tai_Le Tai_Tham Tai_Viet Takri
  Tangsa Tangut Thaana Tifinagh Tirhuta Toto Ugaritic Vai Vithkuqi Wancho Warang_Citi Yezidi Yi Zanabazar_Square Garay
  Gurung_Khema Kirat_Rai Ol_Onal Sunuwar Todhri Tulu_Tigalari`

/** Scripts that Unicode 17 added, which older engines lack. */
const NEWEST = ['Sidetic', 'Tolong_Siki', 'Beria_Erfe', 'Tai_Yo']

const isSyntaxError = (error: unknown): boolean => error instanceof SyntaxError

const SCRIPTS = [...NAMES.split(/\s+/), ...NEWEST].flatMap((name) => {
  const pattern = attempt(() => new RegExp(`^\\p{Script=${name}}`, 'u'), isSyntaxError)
  return pattern === undefined ? [] : [{ name, pattern }]
})

/** The script of a character, or null for one of none or of many. */
export const scriptOf = (character: string): string | null =>
  SCRIPTS.find(({ pattern }) => pattern.test(character))?.name ?? null

/** The scripts of a text's letters by first sight, by their names in the Unicode Character Database. */
export const scriptsOf = (text: string): string[] => {
  const letters = new Set(text.match(/\p{L}/gu))
  return [...new Set(Array.from(letters, scriptOf))].filter((script) => script !== null)
}
