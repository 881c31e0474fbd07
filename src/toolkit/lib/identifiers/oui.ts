import { ouiPartOf, type OuiPart } from '../../data/oui-set.js'
import { readDataSet } from '../../data/read.js'

/** Hex digits of the prefixes of MA-S, MA-M and MA-L: what is carved out of a block comes before the block. */
const LENGTHS = [9, 7, 6]

/**
 * The assigned prefix of a MAC address.
 * @param digits at least six hex digits in upper case
 * @returns the prefix with its lines of name, address and country, none where it is not assigned; then `oui` has six digits
 */
export const findOui = (digits: string): { oui: string; lines: readonly string[] } => {
  const part = readDataSet<OuiPart>('oui', ouiPartOf(digits))
  for (const length of LENGTHS) {
    const oui = digits.slice(0, length)
    const record = oui.length === length ? part[oui] : undefined
    if (record !== undefined) return { oui, lines: record.split('\n') }
  }
  return { oui: digits.slice(0, 6), lines: [] }
}
