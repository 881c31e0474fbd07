import type { AirportRow } from '../../data/airports-set.js'
import { readDataSet } from '../../data/read.js'
import { withoutAccents } from '../text/accents.js'

/** An airport as the answers have it; height in feet. */
export interface Airport {
  iata: string | null
  icao: string | null
  name: string
  city: string | null
  country: string
  lat: number
  lon: number
  altitudeFt: number | null
  timezone: string
}

const rows = (): readonly AirportRow[] => readDataSet('airports', 'airports')

const airportOf = ([
  iata,
  icao,
  name,
  city,
  country,
  lat,
  lon,
  altitudeFt,
  timezone,
]: AirportRow): Airport => ({
  iata,
  icao,
  name,
  city,
  country,
  lat,
  lon,
  altitudeFt,
  timezone,
})

/** The first airport with an IATA code (3 characters) or an ICAO code (4), in any case; null without one. */
export const airportWithCode = (code: string): Airport | null => {
  const wanted = code.toUpperCase()
  const column = wanted.length === 3 ? 0 : 1
  const row = rows().find((candidate) => candidate[column] === wanted)
  return row === undefined ? null : airportOf(row)
}

type Found = AirportRow & { 0: string }

interface Candidate {
  row: Found
  iata: string
  city: string
  text: string
}

const folded = (text: string): string => withoutAccents(text).toLowerCase()

const hasIata = (row: AirportRow): row is Found => row[0] !== null

const byName = (one: Candidate, other: Candidate): number => {
  if (one.row[2] !== other.row[2]) return one.row[2] < other.row[2] ? -1 : 1
  return one.row[0] < other.row[0] ? -1 : 1
}

let candidates: readonly Candidate[] | null = null

/** Those with an IATA code, by name, then code. */
const searched = (): readonly Candidate[] =>
  (candidates ??= rows()
    .filter(hasIata)
    .map((row): Candidate => {
      const [iata, icao, name, city, country] = row
      const text = folded(`${iata} ${icao ?? ''} ${city ?? ''} ${name} ${country}`)
      return { row, iata: folded(iata), city: folded(city ?? ''), text }
    })
    .sort(byName))

const rankOf = ({ iata, city }: Candidate, wanted: string): 0 | 1 | 2 | 3 => {
  if (iata === wanted) return 0
  if (city === wanted) return 1
  return city.startsWith(wanted) ? 2 : 3
}

/** The airports that a search found: how many, and the first ones. */
export interface FoundAirports {
  total: number
  first: (Airport & { iata: string })[]
}

/**
 * The airports with an IATA code that have every word of a text in their codes, city, name or country, without regard to
 * case and accents: an equal code first, then an equal city, then a city that begins with the text, each by name.
 */
export const airportsLike = (text: string, limit: number): FoundAirports => {
  const all = folded(text).trim().split(/\s+/)
  const wanted = all.join(' ')
  const words = [...new Set(all)]
  const ranks: [Found[], Found[], Found[], Found[]] = [[], [], [], []]
  for (const candidate of searched()) {
    if (words.every((word) => candidate.text.includes(word)))
      ranks[rankOf(candidate, wanted)].push(candidate.row)
  }
  const found = ranks.flat()
  return {
    total: found.length,
    first: found.slice(0, limit).map((row) => ({ ...airportOf(row), iata: row[0] })),
  }
}
