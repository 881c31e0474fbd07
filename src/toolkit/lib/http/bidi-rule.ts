/** The Bidi rule of IDNA (RFC 5893, section 2), which keeps the labels of a name apart where its letters run both ways. */

const MARK = /[\p{Mn}\p{Me}]/u
const ARABIC_NUMBER =
  /[\u0600-\u0605\u0660-\u0669\u066b\u066c\u06dd\u0890\u0891\u08e2\u{10d30}-\u{10d39}\u{10d40}-\u{10d49}\u{10e60}-\u{10e7e}]/u
const EUROPEAN_NUMBER = /[0-9\u06f0-\u06f9\u{102e1}-\u{102fb}]/u
/** Blocks whose characters run from right to left (DerivedBidiClass.txt, classes R and AL), and signs in them that do not. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u200f]/u
const SIGN =
  /[\u0606\u0607\u0609\u060a\u060c\u060e\u060f\u066a\u06de\u06e9\u07f6-\u07f9\ufb29\ufd3e-\ufd4f\ufdcf\ufdfd-\ufdff\u{1091f}\u{10b39}-\u{10b3f}\u{10d6e}\u{10d8e}\u{10d8f}\u{1eef0}\u{1eef1}]/u
/** Symbols and punctuation, some modifier letters and ornamental numbers have no direction of their own. */
const NEUTRAL =
  /[\p{P}\p{S}\p{Cf}\u02b9\u02ba\u02c6-\u02cf\u02ec\u0374\u2e2f\ua67f\ua717-\ua71f\ua788\u0c78-\u0c7e\u17f0-\u17f9\u2776-\u2793\u24eb-\u24ff\u2cfd\u{10140}-\u{10178}\u{1018a}\u{1018b}\u{11052}-\u{11065}\u{1f10b}\u{1f10c}]/u

type Direction = 'mark' | 'arabicNumber' | 'europeanNumber' | 'right' | 'left' | 'neutral'

const directionOf = (character: string): Direction => {
  if (MARK.test(character)) return 'mark'
  if (ARABIC_NUMBER.test(character)) return 'arabicNumber'
  if (EUROPEAN_NUMBER.test(character)) return 'europeanNumber'
  if (RIGHT_TO_LEFT.test(character)) return SIGN.test(character) ? 'neutral' : 'right'
  return NEUTRAL.test(character) ? 'neutral' : 'left'
}

/** Conditions 1 to 6 of the rule. */
const isOneWay = (directions: readonly Direction[]): boolean => {
  const last = directions.findLast((direction) => direction !== 'mark')
  const has = (direction: Direction): boolean => directions.includes(direction)
  switch (directions[0]) {
    case 'right':
      return !has('left') && last !== 'neutral' && !(has('europeanNumber') && has('arabicNumber'))
    case 'left':
      return !has('right') && !has('arabicNumber') && last !== 'neutral'
    default:
      return false
  }
}

/** Whether a host name in Unicode keeps the rule, which holds for all labels of a name that has one from right to left. */
export const keepsBidiRule = (name: string): boolean => {
  const labels = name
    .split('.')
    .filter((label) => label !== '')
    .map((label) => Array.from(label, directionOf))
  const isBidi = labels.flat().some((direction) => direction === 'right' || direction === 'arabicNumber')
  return !isBidi || labels.every(isOneWay)
}
