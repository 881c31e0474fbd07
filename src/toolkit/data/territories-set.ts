import { createRequire } from 'node:module'
import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'

const load = createRequire(import.meta.url)

/** A language of a territory, as CLDR knows it. */
export interface TerritoryLanguage {
  /** Language tag with hyphens, such as `pa-Arab`. */
  code: string
  /** Share of the population that uses it, decimal digits as CLDR writes them. */
  percent: string
  status: 'official' | 'de-facto-official' | 'official-regional' | null
}

/** A currency that a territory uses or used. */
export interface TerritoryCurrency {
  /** ISO 4217. */
  code: string
  /** YYYY-MM-DD. */
  from: string | null
  /** YYYY-MM-DD, the last day. */
  to: string | null
  tender: boolean
}

/** What CLDR says of a territory's people and money. */
export interface Territory {
  population: number | null
  /** International dollars (purchasing power parity). */
  gdpPpp: number | null
  literacyPercent: number | null
  /** In CLDR's order. */
  languages: readonly TerritoryLanguage[]
  /** In CLDR's order: those in use first, the main one at the head. */
  currencies: readonly TerritoryCurrency[]
}

/** Territories by ISO 3166-1 alpha-2 code. */
export type Territories = Readonly<Record<string, Territory>>

interface SourceTerritory {
  _population?: string
  _gdp?: string
  _literacyPercent?: string
  languagePopulation?: Record<string, { _populationPercent: string; _officialStatus?: string }>
}

type SourceCurrency = Record<string, { _from?: string; _to?: string; _tender?: string }>

interface Supplemental<Part> {
  supplemental: Part
}

const ALPHA_2 = /^[A-Z]{2}$/

const hyphenated = (text: string): string => text.replaceAll('_', '-')

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text))

const languagesOf = ({ languagePopulation = {} }: SourceTerritory): TerritoryLanguage[] =>
  Object.entries(languagePopulation).map(([key, about]) => ({
    code: hyphenated(key),
    percent: about._populationPercent,
    status:
      about._officialStatus === undefined
        ? null
        : (hyphenated(about._officialStatus) as TerritoryLanguage['status']),
  }))

const currenciesOf = (entries: readonly SourceCurrency[]): TerritoryCurrency[] =>
  entries
    .flatMap((entry) => Object.entries(entry))
    .map(([code, about]) => ({
      code,
      from: about._from ?? null,
      to: about._to ?? null,
      tender: about._tender !== 'false',
    }))

const read = <Part>(file: string): Part =>
  (load(`cldr-core/supplemental/${file}.json`) as Supplemental<Part>).supplemental

/** People, languages and currencies of the territories in CLDR's supplemental data. */
export const territories: DataSet = {
  name: 'territories',
  title: 'Population, economy, languages and currencies of territories',
  sources: { packages: ['cldr-core'] },
  licence: 'Unicode-3.0',
  pack: () => {
    const { territoryInfo } = read<{ territoryInfo: Record<string, SourceTerritory> }>('territoryInfo')
    const { currencyData } = read<{ currencyData: { region: Record<string, SourceCurrency[]> } }>(
      'currencyData',
    )
    const rows = Object.entries(territoryInfo)
      .filter(([code]) => ALPHA_2.test(code) && code !== 'ZZ')
      .map(([code, info]): [string, Territory] => [
        code,
        {
          population: numberOf(info._population),
          gdpPpp: numberOf(info._gdp),
          literacyPercent: numberOf(info._literacyPercent),
          languages: languagesOf(info),
          currencies: currenciesOf(currencyData.region[code] ?? []),
        },
      ])
    return Promise.resolve(packDataSet({ territories: Object.fromEntries(rows) }))
  },
}
