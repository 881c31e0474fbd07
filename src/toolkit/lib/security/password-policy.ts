/** A caller's own rules for passwords. */

export interface PasswordPolicy {
  minLength: number
  /** Classes that must occur. */
  require: readonly CharacterClass[]
  /** Least score of zxcvbn, 0 to 4. */
  minScore: number
  /** Longest run of one character; 0 is any. */
  maxRepeat: number
  /** Words that must not be part of the password. */
  userInputs: readonly string[]
}

export type CharacterClass = 'lower' | 'upper' | 'digit' | 'symbol'
export type PolicyFault = 'minLength' | CharacterClass | 'minScore' | 'maxRepeat' | 'userInput'

const LETTERS_AND_DIGITS: readonly (readonly [Exclude<CharacterClass, 'symbol'>, RegExp])[] = [
  ['lower', /\p{Ll}/u],
  ['upper', /\p{Lu}/u],
  ['digit', /\p{Nd}/u],
]

/** Which classes occur: Unicode's small and capital letters and decimal digits, and anything else. */
export const characterClasses = (password: string): Record<CharacterClass, boolean> => {
  const has = (pattern: RegExp): boolean => pattern.test(password)
  const [lower, upper, digit] = LETTERS_AND_DIGITS.map(([, pattern]) => has(pattern))
  return {
    lower: lower === true,
    upper: upper === true,
    digit: digit === true,
    symbol: has(/[^\p{Ll}\p{Lu}\p{Nd}]/u),
  }
}

const longestRun = (characters: readonly string[]): number => {
  let [longest, run] = [0, 0]
  characters.forEach((character, index) => {
    run = character === characters[index - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  })
  return longest
}

/** Shorter words are part of too many passwords. */
const LEAST_WORD = 3

const containsWord = (password: string, words: readonly string[]): boolean => {
  const lower = password.toLowerCase()
  return words.some((word) => Array.from(word).length >= LEAST_WORD && lower.includes(word.toLowerCase()))
}

/** The rules that a password breaks, in a fixed order. @param score of zxcvbn */
export const policyFaults = (password: string, score: number, policy: PasswordPolicy): PolicyFault[] => {
  const characters = Array.from(password)
  const classes = characterClasses(password)
  const isMissing = (name: CharacterClass): boolean => policy.require.includes(name) && !classes[name]
  const rules: readonly (readonly [PolicyFault, boolean])[] = [
    ['minLength', characters.length < policy.minLength],
    ['lower', isMissing('lower')],
    ['upper', isMissing('upper')],
    ['digit', isMissing('digit')],
    ['symbol', isMissing('symbol')],
    ['minScore', score < policy.minScore],
    ['maxRepeat', policy.maxRepeat > 0 && longestRun(characters) > policy.maxRepeat],
    ['userInput', containsWord(password, policy.userInputs)],
  ]
  return rules.filter(([, isBroken]) => isBroken).map(([rule]) => rule)
}
