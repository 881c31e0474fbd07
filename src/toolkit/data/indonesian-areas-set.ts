import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packDataSet } from './container.js'
import { groupsOf } from './groups.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** Code with dots, and name. */
export type AreaRow = readonly [code: string, name: string]

/** The part `areas`: provinces, regencies and districts, each level by code. */
export type AreasPart = readonly AreaRow[]

/** The villages of a province by the code of their district: lines of the code's last four digits and the name. */
export type VillagesPart = Readonly<Record<string, string>>

const PROVINCE_DIGITS = 2

/** The part that has a province's villages. */
export const villagesPartOf = (code: string): string => `villages-${code.slice(0, PROVINCE_DIGITS)}`

const byCode = ([one]: AreaRow, [other]: AreaRow): number => (one < other ? -1 : 1)

/** Code is the first field and name the last. A quotation mark in a name (Ima"an) quotes nothing, so that no CSV reader fits. */
const readAreas = (file: string): AreaRow[] => {
  const path = join(dirname(load.resolve('idn-area-data')), '../data', `${file}.csv`)
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  return lines
    .map((line): AreaRow => [line.slice(0, line.indexOf(',')), line.slice(line.lastIndexOf(',') + 1)])
    .sort(byCode)
}

const villagesOf = (villages: readonly AreaRow[]): VillagesPart => {
  const districts = groupsOf(villages, ([code]) => code.slice(0, code.lastIndexOf('.')))
  return Object.fromEntries(
    [...districts].map(([district, rows]) => [
      district,
      rows.map(([code, name]) => `${code.slice(district.length + 1)}${name}`).join('\n'),
    ]),
  )
}

/** The provinces, regencies, districts and villages of Indonesia by the codes of the Ministry of Home Affairs. */
export const indonesianAreas: DataSet = {
  name: 'indonesian-areas',
  title: 'Administrative areas of Indonesia by the codes of the Ministry of Home Affairs',
  sources: { packages: ['idn-area-data'] },
  licence: 'MIT AND ODbL-1.0',
  pack: () => {
    const villages = groupsOf(readAreas('villages'), ([code]) => villagesPartOf(code))
    return Promise.resolve(
      packDataSet({
        areas: ['provinces', 'regencies', 'districts'].flatMap(readAreas),
        ...Object.fromEntries([...villages].map(([part, rows]) => [part, villagesOf(rows)])),
      }),
    )
  },
}
