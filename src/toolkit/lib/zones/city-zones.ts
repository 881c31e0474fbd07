import type { CityRow } from '../../data/city-zones-set.js'
import { readDataSet } from '../../data/read.js'
import { unprocessable } from '../../errors.js'
import { timeZone } from '../calendar/datetime-text.js'
import { quoted } from '../common/quoted.js'
import { folded } from '../text/folded.js'

/** A place with a time zone: the zone itself, or a city with its country. */
export interface ZonedPlace {
  name: string
  timezone: string
}

const largestByName = (): Map<string, CityRow> => {
  const cities = new Map<string, CityRow>()
  for (const row of readDataSet<readonly CityRow[]>('city-zones', 'cities'))
    for (const name of new Set([folded(row[0]), folded(row[1])])) {
      const known = cities.get(name)
      if (known === undefined || known[4] < row[4]) cities.set(name, row)
    }
  return cities
}

let index: ReadonlyMap<string, CityRow> | undefined

const isZone = (text: string): boolean => text.includes('/') || text.toUpperCase() === 'UTC'

/**
 * An IANA zone (a name with a slash, or UTC), or else the largest city of the name, without regard to case and accents.
 * @throws {FeatureError} 422 for an unknown zone or city
 */
export const zonedPlace = (text: string): ZonedPlace => {
  if (isZone(text)) {
    const timezone = timeZone(text)
    return { name: timezone, timezone }
  }
  const row = (index ??= largestByName()).get(folded(text)) ?? unprocessable(`unknown city ${quoted(text)}`)
  return { name: `${row[0]}, ${row[2]}`, timezone: row[3] }
}
