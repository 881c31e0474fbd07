import { readDataSet } from '../../data/read.js'
import type { Conventions, ConventionsByCode } from '../../data/territories-set.js'

/** The conventions of a country by its alpha-2 code in upper case, which CLDR must know. */
export const conventionsOf = (code: string): Conventions => {
  const conventions = readDataSet<ConventionsByCode>('territories', 'conventions')[code]
  if (conventions === undefined) throw new Error(`CLDR has no conventions of ${code}`)
  return conventions
}
