import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** A city: its name, also in ASCII, its country in English, IANA time zone and population. */
export type CityRow = readonly [
  city: string,
  ascii: string,
  country: string,
  timezone: string,
  population: number,
]

interface SourceCity {
  city: string
  city_ascii: string
  country: string
  timezone: string | null
  pop: number
}

/** Cities whose time zone city-timezones knows, in its order. */
export const cityZones: DataSet = {
  name: 'city-zones',
  title: 'Time zones of cities',
  sources: { packages: ['city-timezones'] },
  licence: 'MIT',
  pack: () => {
    const { cityMapping } = load('city-timezones') as { cityMapping: SourceCity[] }
    const rows = cityMapping.flatMap(({ city, city_ascii: ascii, country, timezone, pop }): CityRow[] =>
      timezone === null || timezone === '' ? [] : [[city, ascii, country, timezone, pop]],
    )
    return Promise.resolve(packDataSet({ cities: rows }))
  },
}
