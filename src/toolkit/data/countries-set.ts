import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** A country or territory of ISO 3166-1, or Kosovo. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** ISO 3166-1 alpha-3. */
  code3: string
  /** ISO 3166-1 numeric, three digits; null for Kosovo. */
  numeric: string | null
  /** Common name in English. */
  name: string
  /** Official name in English. */
  officialName: string
  /** Common names in its own languages, by ISO 639-3 code. */
  nativeNames: readonly { lang: string; name: string }[]
  capitals: readonly string[]
  region: string
  /** Empty for the five territories around Antarctica. */
  subregion: string
  /** Null for Kosovo. */
  independent: boolean | null
  unMember: boolean
  landlocked: boolean
  areaKm2: number | null
  lat: number
  lon: number
  tld: readonly string[]
  /** Masculine, in English. */
  demonym: string | null
  /** Neighbours over land, alpha-2 codes in order. */
  borders: readonly string[]
  flag: string
}

/** An entry of `countries.json` in `world-countries`, as far as the set needs it. */
interface SourceCountry {
  name: { common: string; official: string; native: Record<string, { common: string }> }
  cca2: string
  cca3: string
  ccn3: string
  independent: boolean | null
  unMember: boolean
  capital: string[]
  region: string
  subregion: string
  latlng: [number, number]
  landlocked: boolean
  borders: string[]
  area: number
  tld: string[]
  flag: string
  demonyms: Record<string, { m: string }>
}

/** Observers of the United Nations that the package has among the members (un.org lists 193 without the Holy See). */
const OBSERVERS: ReadonlySet<string> = new Set(['VA'])

const REGIONAL_INDICATOR_A = 0x1_f1_e6

/** The flag that Unicode gives to an alpha-2 code: two regional indicators. */
const flagOf = (code: string): string =>
  String.fromCodePoint(...Array.from(code, (letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 65))

const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

const countryOf = (source: SourceCountry, alpha2: ReadonlyMap<string, string>): Country => ({
  code: source.cca2,
  code3: source.cca3,
  numeric: orNull(source.ccn3),
  name: source.name.common,
  officialName: source.name.official,
  nativeNames: Object.entries(source.name.native).map(([lang, { common }]) => ({ lang, name: common })),
  capitals: source.capital,
  region: source.region,
  subregion: source.subregion,
  independent: source.independent,
  unMember: source.unMember && !OBSERVERS.has(source.cca2),
  landlocked: source.landlocked,
  areaKm2: source.area > 0 ? source.area : null,
  lat: source.latlng[0],
  lon: source.latlng[1],
  tld: source.tld,
  demonym: orNull(source.demonyms['eng']?.m),
  borders: source.borders.map((code3) => alpha2.get(code3) ?? code3).sort(),
  // The package leaves out the flag of Bonaire, Sint Eustatius and Saba.
  flag: orNull(source.flag) ?? flagOf(source.cca2),
})

/** The 250 entries of world-countries, in its order. */
export const countries: DataSet = {
  name: 'countries',
  title: 'Countries: codes, names, capitals, regions, areas and borders',
  sources: { packages: ['world-countries'] },
  licence: 'ODbL-1.0',
  pack: () => {
    const sources = load('world-countries/countries.json') as SourceCountry[]
    const alpha2 = new Map(sources.map(({ cca2, cca3 }) => [cca3, cca2]))
    return Promise.resolve(packDataSet({ countries: sources.map((source) => countryOf(source, alpha2)) }))
  },
}
