import type { AirlineRow } from '../../data/airlines-set.js'
import { readDataSet } from '../../data/read.js'

/** The airlines with an IATA code (2 characters) or an ICAO code (3), in any case: active ones first, then by number. */
export const airlinesWithCode = (code: string): AirlineRow[] => {
  const wanted = code.toUpperCase()
  const column = wanted.length === 2 ? 2 : 3
  return readDataSet<readonly AirlineRow[]>('airlines', 'airlines').filter(
    (row) => row[column]?.toUpperCase() === wanted,
  )
}
