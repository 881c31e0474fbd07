/** Languages that children make of English, Swedish and Spanish by adding syllables. */

const CONSONANT = /[b-df-hj-np-tv-z]/gi
const VOWEL = /[aeiou]/gi

const isVowel = (letter: string): boolean => 'aeiouy'.includes(letter) && letter !== ''

/** Runs of vowels of a word in lower case; y is one away from other vowels, but not as first letter. */
const vowelRuns = (word: string): { start: number; end: number }[] => {
  const runs: { start: number; end: number }[] = []
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at)
    if (!isVowel(letter)) continue
    const besideVowel = isVowel(word.charAt(at - 1)) || isVowel(word.charAt(at + 1))
    if (letter === 'y' && (at === 0 || besideVowel)) continue
    const last = runs.at(-1)
    if (last?.end === at) last.end = at + 1
    else runs.push({ start: at, end: at + 1 })
  }
  return runs
}

const ubbiDubbiWord = (word: string): string => {
  // Only ASCII is folded: other letters may change their length.
  const lower = word.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  const runs = vowelRuns(lower)
  const last = runs.at(-1)
  const endsInSilentE = runs.length > 1 && last?.start === word.length - 1 && lower.endsWith('e')
  const spoken = endsInSilentE ? runs.slice(0, -1) : runs
  let written = ''
  let from = 0
  for (const { start } of spoken) {
    const first = word.charAt(start)
    const syllable = first === lower.charAt(start) ? 'ub' : 'Ub'
    written += word.slice(from, start) + syllable + lower.charAt(start)
    from = start + 1
  }
  return written + word.slice(from)
}

/** A text in each language; what is added is in lower case, but for the Ub of a capital vowel. */
export const SECRET_LANGUAGES = {
  'ubbi-dubbi': (text: string) => text.replace(/[\p{L}\p{M}]+/gu, ubbiDubbiWord),
  opish: (text: string) => text.replace(CONSONANT, (letter) => `${letter}op`),
  rovarspraket: (text: string) => text.replace(CONSONANT, (letter) => `${letter}o${letter.toLowerCase()}`),
  jerigonza: (text: string) => text.replace(VOWEL, (letter) => `${letter}p${letter.toLowerCase()}`),
} as const
