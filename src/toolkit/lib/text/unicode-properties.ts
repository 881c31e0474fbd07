import { eastAsianWidth } from 'get-east-asian-width'
import { scriptOf } from './scripts.js'

/** Two-letter values of General_Category, but Cn, which is what no other is. */
const CATEGORIES =
  'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Co Cs'.split(' ')

const categories = CATEGORIES.map((name) => ({ name, pattern: new RegExp(`^\\p{gc=${name}}`, 'u') }))

/** What scripts.ts leaves out: both are values of Script, but no script of their own. */
const OTHER_SCRIPTS = [
  { name: 'Common', pattern: /^\p{Script=Common}/u },
  { name: 'Inherited', pattern: /^\p{Script=Inherited}/u },
]

/** General_Category of a character as its two letters; Cn where it is not assigned. */
export const categoryOf = (character: string): string =>
  categories.find(({ pattern }) => pattern.test(character))?.name ?? 'Cn'

/** Script of a character by its long name; Unknown for what has none (UAX 24). */
export const scriptValueOf = (character: string): string =>
  OTHER_SCRIPTS.find(({ pattern }) => pattern.test(character))?.name ?? scriptOf(character) ?? 'Unknown'

/** Columns of a terminal: none for marks and controls, two for East_Asian_Width W and F (UAX 11), else one. */
export const columnsOf = (codePoint: number, category: string): 0 | 1 | 2 => {
  if (['Mn', 'Me', 'Cf', 'Cc'].includes(category)) return 0
  return eastAsianWidth(codePoint)
}
