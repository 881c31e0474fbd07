const isVowel = (letter: string): boolean => letter !== '' && 'AEIOU'.includes(letter)
const isSoft = (letter: string): boolean => letter !== '' && 'EIY'.includes(letter)

/** A letter and what stands around it; empty past the ends. */
interface Place {
  rest: string
  before: string
  after: string
  second: string
}

const startsWithAny = (text: string, ...starts: string[]): boolean =>
  starts.some((start) => text.startsWith(start))

const codeOfC = ({ rest, before, after }: Place): string => {
  if (rest.startsWith('CIA')) return 'X'
  if (after === 'H') return before === 'S' ? 'K' : 'X'
  if (isSoft(after)) return before === 'S' ? '' : 'S'
  return 'K'
}

const codeOfG = ({ rest, before, after, second }: Place): string => {
  if (after === 'H') return second === '' || isVowel(second) ? 'K' : ''
  if (rest === 'GN' || rest === 'GNED') return ''
  if (before === 'D' && isSoft(after)) return ''
  return isSoft(after) && before !== 'G' ? 'J' : 'K'
}

/** Silent behind a vowel with none after it, and in CH, SH, PH, TH and GH. */
const codeOfH = ({ before, after }: Place): string => {
  if (isVowel(before) && !isVowel(after)) return ''
  return 'CSPTG'.includes(before || '-') ? '' : 'H'
}

const codeOfT = ({ rest }: Place): string => {
  if (startsWithAny(rest, 'TIA', 'TIO')) return 'X'
  if (rest.startsWith('TH')) return '0'
  return rest.startsWith('TCH') ? '' : 'T'
}

/** The letters' rules, in the order of the alphabet. Vowels have a code at the start only. */
const codeOf = (letter: string, place: Place): string => {
  const { rest, before, after } = place
  switch (letter) {
    case 'B':
      return before === 'M' && after === '' ? '' : 'B'
    case 'C':
      return codeOfC(place)
    case 'D':
      return startsWithAny(rest, 'DGE', 'DGY', 'DGI') ? 'J' : 'T'
    case 'G':
      return codeOfG(place)
    case 'H':
      return codeOfH(place)
    case 'K':
      return before === 'C' ? '' : 'K'
    case 'P':
      return after === 'H' ? 'F' : 'P'
    case 'Q':
      return 'K'
    case 'S':
      return startsWithAny(rest, 'SH', 'SIO', 'SIA') ? 'X' : 'S'
    case 'T':
      return codeOfT(place)
    case 'V':
      return 'F'
    case 'W':
    case 'Y':
      return isVowel(after) ? letter : ''
    case 'X':
      return 'KS'
    case 'Z':
      return 'S'
    default:
      return isVowel(letter) ? '' : letter
  }
}

/** What the first letters become before the rules apply. */
const withPlainStart = (name: string): string => {
  if (startsWithAny(name, 'AE', 'GN', 'KN', 'PN', 'WR')) return name.slice(1)
  if (name.startsWith('X')) return `S${name.slice(1)}`
  return name.startsWith('WH') ? `W${name.slice(2)}` : name
}

/**
 * Metaphone as Lawrence Philips published it ("Hanging on the Metaphone", Computer Language 7(12), December 1990).
 * By hand: metaphone codes Night as NFT, where GH before a T is silent; talisman codes Bough as BKH.
 * @param name letters A to Z
 * @returns letters, with 0 for the th sound and X for sh
 */
export const metaphone = (name: string): string => {
  // Doubled letters count once, but for C; those of G matter to the letter before them.
  const word = withPlainStart(name.replace(/([^CG])\1+/g, '$1'))
  let code = ''
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charAt(index)
    const before = word.charAt(index - 1)
    if (letter === 'G' && before === 'G') continue
    if (index === 0 && isVowel(letter)) {
      code += letter
      continue
    }
    code += codeOf(letter, {
      rest: word.slice(index),
      before,
      after: word.charAt(index + 1),
      second: word.charAt(index + 2),
    })
  }
  return code
}
