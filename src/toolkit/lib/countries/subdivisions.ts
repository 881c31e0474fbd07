import { hasDataPart, readDataSet } from '../../data/read.js'
import type { SubdivisionRow } from '../../data/subdivisions-set.js'
import { withoutAccents } from '../text/accents.js'

const folded = (text: string): string => withoutAccents(text).toLowerCase()

/**
 * The subdivisions of a country in ISO 3166-2, sorted by code.
 * @param country alpha-2 in upper case
 * @param text must be part of the name or the code, without regard to case and accents
 */
export const subdivisionsOf = (country: string, text: string): SubdivisionRow[] => {
  if (!hasDataPart('subdivisions', country)) return []
  const wanted = folded(text)
  return readDataSet<readonly SubdivisionRow[]>('subdivisions', country).filter(
    ({ code, name }) => folded(name).includes(wanted) || folded(code).includes(wanted),
  )
}
