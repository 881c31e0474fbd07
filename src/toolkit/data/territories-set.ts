import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

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

/** Conventions of a territory. */
export interface Conventions {
  /** Names of days, in English and small letters. */
  firstDayOfWeek: string
  weekendStart: string
  weekendEnd: string
  measurementSystem: string
  temperature: 'celsius' | 'fahrenheit'
  paperSize: string
  clock: '12h' | '24h'
}

/** Conventions of territories by ISO 3166-1 alpha-2 code. */
export type ConventionsByCode = Readonly<Record<string, Conventions>>

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

type ByCode<Value = string> = Readonly<Record<string, Value>>

const DAYS: ByCode = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
}

/** A territory's own value, or else that of the world. */
const valueOf = <Value>(values: ByCode<Value>, code: string): Value => {
  const value = values[code] ?? values['001']
  if (value === undefined) throw new Error('CLDR has no value for the world')
  return value
}

const conventionsOf = (codes: readonly string[]): ConventionsByCode => {
  const { weekData } = read<{ weekData: Record<'firstDay' | 'weekendStart' | 'weekendEnd', ByCode> }>(
    'weekData',
  )
  const { measurementData: measures } = read<{
    measurementData: Record<
      'measurementSystem' | 'measurementSystem-category-temperature' | 'paperSize',
      ByCode
    >
  }>('measurementData')
  const { timeData } = read<{ timeData: ByCode<{ _preferred: string }> }>('timeData')
  const dayOf = (values: ByCode, code: string): string => valueOf(DAYS, valueOf(values, code))
  const rows = codes.map((code): [string, Conventions] => {
    const system = valueOf(measures.measurementSystem, code)
    const scale = measures['measurementSystem-category-temperature'][code] ?? system
    return [
      code,
      {
        firstDayOfWeek: dayOf(weekData.firstDay, code),
        weekendStart: dayOf(weekData.weekendStart, code),
        weekendEnd: dayOf(weekData.weekendEnd, code),
        measurementSystem: system.toLowerCase(),
        temperature: scale === 'US' ? 'fahrenheit' : 'celsius',
        paperSize: valueOf(measures.paperSize, code),
        clock: /^[Hk]/.test(valueOf(timeData, code)._preferred) ? '24h' : '12h',
      },
    ]
  })
  return Object.fromEntries(rows)
}

/** The parts `territories` (people, languages, currencies) and `conventions`, of CLDR's supplemental data. */
export const territories: DataSet = {
  name: 'territories',
  title: 'Population, economy, languages, currencies and conventions of territories',
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
    const conventions = conventionsOf(rows.map(([code]) => code))
    return Promise.resolve(packDataSet({ territories: Object.fromEntries(rows), conventions }))
  },
}
