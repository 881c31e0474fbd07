import { iso31662 } from 'iso-3166'
import { packDataSet } from './container.js'
import { groupsOf } from './groups.js'
import type { DataSet } from './sets.js'
import { nameOfSubdivision } from './subdivision-names.js'
import { parentOfSubdivision } from './subdivision-parents.js'

/** A subdivision; `parent` is the code of its country or of the subdivision that it is part of. */
export interface SubdivisionRow {
  code: string
  name: string
  parent: string
}

/** Withdrawn by ISO, and still in the package. */
const WITHDRAWN: ReadonlySet<string> = new Set(
  `DK-015 DK-020 DK-025 DK-030 DK-035 DK-040 DK-042 DK-050 DK-055 DK-060 DK-065 DK-070 DK-076 DK-080 DK-101 DK-147
  GH-BA LU-D LU-G LU-L PK-TA`.split(/\s+/),
)

/** A part for each country that has subdivisions, by its alpha-2 code; each sorted by code. */
export const subdivisions: DataSet = {
  name: 'subdivisions',
  title: 'Subdivisions of countries of ISO 3166-2',
  sources: { packages: ['iso-3166'] },
  licence: 'MIT',
  pack: () => {
    const rows = iso31662
      .filter(({ code }) => !WITHDRAWN.has(code))
      .map(({ code, name, parent }): SubdivisionRow => ({
        code,
        name: nameOfSubdivision(code) ?? name,
        parent: parentOfSubdivision(code) ?? parent,
      }))
      .sort((one, other) => (one.code < other.code ? -1 : 1))
    const byCountry = groupsOf(rows, ({ code }) => code.slice(0, code.indexOf('-')))
    return Promise.resolve(packDataSet(Object.fromEntries(byCountry)))
  },
}
