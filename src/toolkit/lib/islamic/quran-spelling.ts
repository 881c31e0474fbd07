/**
 * The Quran's Uthmani spelling and everyday (imlai) spelling as one. A verse becomes letters and signs, of which each
 * says which everyday letters it may be; the words that are looked for become a pattern over both. The rules are
 * those by which Tanzil's simple text differs from its Uthmani one: each of the 6,236 verses is found by its whole
 * simple text, by the same without hamzas, by its Uthmani text, and by the latter without marks.
 */

/** Private characters, in place of what the two spellings write differently. */
const ALIF = '\uE001'
const WAW_OR_ALIF = '\uE002'
const YEH_OR_ALIF = '\uE003'
const HAMZA = '\uE004'
const FINAL_HAMZA = '\uE005'
const OPEN_TEH = '\uE006'
const WAW = '\uE007'
const YEH = '\uE008'
const NOON = '\uE009'
const LAM = '\uE00A'
const SPACE = '\uE00B'
const SAD_OR_SEEN = '\uE00C'
/** Hamza over a stroke, which goes with the marks. */
const RAISED_HAMZA = '\uE00D'

/** These may also be nothing. */
const OPTIONAL = `[${RAISED_HAMZA}${ALIF}${WAW}${YEH}${NOON}${LAM}${SPACE}]*`
const HAMZAS = `ء${HAMZA}${RAISED_HAMZA}${FINAL_HAMZA}`
const ALIFS = `اأ${ALIF}${WAW_OR_ALIF}${YEH_OR_ALIF}`

/** What each letter of a query may be in a verse; other letters are themselves. */
const ALTERNATIVES: Readonly<Record<string, string>> = {
  ا: `(?:[${HAMZAS}]?[${ALIFS}]|[${HAMZAS}])`,
  و: `[وؤ${WAW_OR_ALIF}${WAW}${FINAL_HAMZA}]`,
  ؤ: `[وؤ${WAW_OR_ALIF}${WAW}${HAMZAS}]`,
  ي: `[يئ${YEH_OR_ALIF}${YEH}]`,
  ئ: `[يئ${YEH_OR_ALIF}${YEH}${HAMZA}${RAISED_HAMZA}]`,
  ء: `[أ${HAMZAS}]`,
  ه: `[ه${OPEN_TEH}]`,
  ت: `[ت${OPEN_TEH}]`,
  س: `[س${SAD_OR_SEEN}]`,
  ص: `[ص${SAD_OR_SEEN}]`,
  ن: `[ن${NOON}]`,
  ل: `[ل${LAM}]`,
  ' ': `[ ${SPACE}]`,
}

/** Marks that no rule asks for: pauses, vowels but fatha, sukun, nunation, maddah. */
const UNREAD =
  /[\u064B-\u064D\u064F\u0650\u0653\u0656-\u065E\u06D6-\u06DB\u06DD\u06DE\u06E0-\u06E2\u06E4\u06E9\u06EC\u06ED\u2009]/g
const MARKS = /[\p{Mn}\u0640\u06DE\u06E5\u06E6\u06E9]/gu

/** Words of their own, without marks. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  // \u0631\u062D\u0645\u062A for \u0631\u062D\u0645\u0629, and so on.
  [/(?<=(?<![^ ])[وفبل]?(?:رحم|نعم|سن|لعن|شجر|جن|كلم|بقي|فطر|قر|ابن|امرأ|معصي))ت(?= |$)/g, OPEN_TEH],
  // \u062C\u0627\u0621\u0648 for \u062C\u0627\u0621\u0648\u0627.
  [new RegExp(`(?<=(?:[${HAMZA}${RAISED_HAMZA}]|عت|سع)و)(?= |$)`, 'g'), ALIF],
  // \u064A\u062D\u064A for \u064A\u062D\u064A\u064A.
  [/(?<=[ينتأم]حي)(?= |$)/g, YEH],
  // \u0644\u062F\u0627 for \u0644\u062F\u0649.
  [/(?<=(?<![^ ])(?:لد|(?:ال)?أقص|تتر|طغ))ا(?= |$)/g, YEH_OR_ALIF],
  [/(?<=(?<![^ ])(?:و?ما|لو))(?=منا |لي |ما )/g, SPACE],
  [new RegExp(`(?<![^ ])ل(?=${RAISED_HAMZA}يكة|تخذت )`, 'g'), `${ALIF}ل${ALIF}`],
  [new RegExp(`(?<=ليس)(?=${RAISED_HAMZA}و)`, 'g'), WAW],
  [/يبنؤم/g, `ي${ALIF}${SPACE}${ALIF}بن${SPACE}${HAMZA}م`],
  [/وألو(?= )/g, `وأ${NOON}${SPACE}لو`],
]

/** Applied in this order: \u064E is fatha, \u0651 shadda, \u0652 the ring over a silent letter, \u0670 the small alif. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Joined ya and ha: \u064A\u0670\u0623\u064A\u0647\u0627 is \u064A\u0627 \u0623\u064A\u0647\u0627.
  [/(?<![^ ])((?:[وف]\u064E)?ي)\u064E\u0640?\u0670(?=\S)/g, `$1${ALIF}${SPACE}`],
  [/ه\u064E\u0640?\u0670(?=أ)/g, `ه${ALIF}${SPACE}`],
  // One lam for two: \u0671\u0644\u064A\u0644 is \u0627\u0644\u0644\u064A\u0644.
  [/\u0671ل\u0651(?=\u064E?(?:\u0640?\u0670|ي\u064E?ل|ذ\u064E))/g, `ال${LAM}`],
  [/\u0671/g, 'ا'],
  // \u0641\u0633\u0640\u0654\u0644\u0648\u0627 is \u0641\u0627\u0633\u0623\u0644\u0648\u0627.
  [/(?<=[وف]\u064E)(?=س\u0640\u0654)/g, ALIF],
  [/ص\u06DC/g, SAD_OR_SEEN],
  // Hamza without a seat, or under yeh and waw.
  [/\u0640?\u064E?\u0670\u0654/g, RAISED_HAMZA + ALIF],
  [/\u0640?\u064E?\u0654/g, RAISED_HAMZA],
  [/إي\u0652/g, HAMZA + YEH],
  [/ي\u0655/g, YEH + HAMZA],
  [/و\u0655/g, WAW + HAMZA],
  [/ؤ\u064E?ا\u0652/g, FINAL_HAMZA + ALIF],
  [new RegExp(`[ء${RAISED_HAMZA}]\u064E?ا(?= |$)`, 'g'), HAMZA + YEH_OR_ALIF],
  [/ء/g, HAMZA],
  // Waw and yeh under a small alif.
  [/و\u0670/g, WAW_OR_ALIF],
  [/ى\u0670(?=[^ ])/g, YEH_OR_ALIF],
  [/ى\u0670/g, 'ى'],
  // Small letters.
  [new RegExp(`(?<=[يإأ${RAISED_HAMZA}]\u0651?)\u06E6|\u06E6(?=\u064E)`, 'g'), YEH],
  [/\u0640?\u0651?\u06E7/g, YEH],
  [new RegExp(`(?<=[وؤء${HAMZA}${RAISED_HAMZA}])\u06E5`, 'g'), WAW],
  [/\u0640?\u06E8/g, NOON],
  [/\u0670/g, ALIF],
  // Silent letters.
  [/ا\u0652/g, ALIF],
  [/و\u0652/g, WAW],
  [/ي\u0652/g, YEH],
  [MARKS, ''],
  ...WORDS,
  [/[إآ]/g, 'أ'],
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
]

/** A verse of the Uthmani text as `everydayPattern` reads it. */
export const spelledBothWays = (verse: string): string => {
  const read = verse
    .replace(UNREAD, '')
    .replace(/\u064E\u0651/g, '\u0651\u064E')
    .replace(/\s+/g, ' ')
    .trim()
  return RULES.reduce((text, [from, to]) => text.replace(from, to), read)
}

/** Words as they are typed, without marks and with the letters that writers confuse made one. */
const typed = (words: string): string =>
  words
    .replaceAll('\u2009', '')
    .normalize('NFKC')
    .replace(/[\p{Cf}\u0640]/gu, '')
    .replace(/[\u0654\u0655]/g, 'ء')
    .replace(MARKS, '')
    .replace(/[أإآ\u0671]/g, 'ا')
    .replace(/[ى\u06CC]/g, 'ي')
    .replaceAll('\u06A9', 'ك')
    .replaceAll('ة', 'ه')
    .replace(/\s+/g, ' ')
    .trim()

const escaped = (letter: string): string => letter.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/**
 * Finds words of either spelling, with or without marks, in verses out of `spelledBothWays`; null when no letter is
 * left of them. Letters without a choice between long and short separate the choices, so that the time grows
 * with the text alone.
 */
export const everydayPattern = (words: string): RegExp | null => {
  const letters = [...typed(words)]
  return letters.length === 0
    ? null
    : new RegExp(letters.map((letter) => ALTERNATIVES[letter] ?? escaped(letter)).join(OPTIONAL), 'u')
}
