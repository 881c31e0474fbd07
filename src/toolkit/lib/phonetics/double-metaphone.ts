import { doubleMetaphone as packaged } from 'double-metaphone'

/** Where the package departs from Philips's program, in a spelling that it reads as he does. */
const RESPELLINGS = [
  // The Italian sound of CIO and CIE is that of CIA too.
  [/(?<!C)CIA/g, 'CIOA'],
  // G after O is soft before Y, as it is after R.
  [/OGY/g, 'OGIY'],
  // The second C of McClure is silent; that of McCells is soft.
  [/^MCC(?![EI])/, 'MCQ'],
  // Only a letter before the A makes the ch hard, as in Bach.
  [/^ACH/, 'ECH'],
  // A J takes the next along.
  [/JJ/g, 'JH'],
] as const

/** The end of Rogier, which the French do not speak, but not that of Hochmeier. */
const FRENCH_ENDING = /(?<!M[AE])IER$/
/** What the package takes for other endings too. */
const NO_FRENCH_ENDING = /(?:M.|[AE])IER$/
const SLAVO_GERMANIC = /[KW]|CZ/

/**
 * The two codes of a name by Lawrence Philips's Double Metaphone ("The Double Metaphone Search Algorithm", C/C++ Users Journal
 * 18(6), June 2000).
 * @param name letters A to Z
 */
export const doubleMetaphone = (name: string): [primary: string, secondary: string] => {
  const [primary, secondary] = packaged(
    RESPELLINGS.reduce<string>((spelling, [from, to]) => spelling.replace(from, to), name),
  )
  const isFrench = FRENCH_ENDING.test(name) && NO_FRENCH_ENDING.test(name) && !SLAVO_GERMANIC.test(name)
  return [isFrench ? primary.slice(0, -1) : primary, secondary]
}
