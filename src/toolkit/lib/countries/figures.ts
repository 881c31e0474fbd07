import { Decimal, rounded } from '../numbers/decimal.js'
import type { Country } from './countries.js'
import { territoryOf } from './territories.js'

/** Figures of a country; null where one is not known. */
export interface CountryFigures {
  areaKm2: number | null
  population: number | null
  /** People per square kilometre, two decimals. */
  density: number | null
  /** International dollars. */
  gdpPpp: number | null
  /** International dollars per person, two decimals. */
  gdpPppPerCapita: number | null
  literacyPercent: number | null
}

/** A quotient rounded half up; null without one of its numbers or where the second is 0. */
export const ratio = (one: number | null, other: number | null, decimals: number): number | null =>
  one === null || other === null || other === 0 ? null : rounded(new Decimal(one).div(other), decimals)

const calculated = ({ code, areaKm2 }: Country): CountryFigures => {
  const { population, gdpPpp, literacyPercent } = territoryOf(code)
  return {
    areaKm2,
    population,
    density: ratio(population, areaKm2, 2),
    gdpPpp,
    gdpPppPerCapita: ratio(gdpPpp, population, 2),
    literacyPercent,
  }
}

const known = new Map<string, CountryFigures>()

/** Area by world-countries, everything else by CLDR. */
export const figuresOf = (country: Country): CountryFigures => {
  const figures = known.get(country.code) ?? calculated(country)
  known.set(country.code, figures)
  return figures
}
