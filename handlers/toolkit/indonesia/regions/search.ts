import { feature, unprocessable } from '#toolkit'
import { searchText } from '#toolkit/lib/common/search-text'
import { allAreas, ancestorsOf, areaOf, type Area } from '#toolkit/lib/indonesia/areas'

const SHORTEST = 3

/** An area with the names that it is compared by, in lower case. */
interface Entry {
  area: Area
  name: string
  /** Without what a regency's name begins with. */
  bare: string
}

const PREFIX = /^(?:kabupaten administrasi|kota administrasi|kabupaten|kota) /

const entryOf = (area: Area): Entry => {
  const name = area.name.toLowerCase()
  return { area, name, bare: area.level === 'regency' ? name.replace(PREFIX, '') : name }
}

let entries: readonly Entry[] | undefined

const allEntries = (): readonly Entry[] => {
  entries ??= allAreas().map(entryOf)
  return entries
}

const EQUAL = 0
const BEGINS = 1
const CONTAINS = 2

const rankOf = ({ bare }: Entry, text: string): number => {
  if (bare === text) return EQUAL
  return bare.startsWith(text) ? BEGINS : CONTAINS
}

export default feature('rest_indonesia_regions_2', ({ q, level, province, limit }) => {
  const wanted = searchText('q', q, SHORTEST)
  if (province !== undefined && areaOf(province) === undefined) {
    unprocessable(`${province} is not the code of a province of Indonesia.`)
  }
  const text = wanted.toLowerCase()
  const found = allEntries().filter(
    ({ area, name }) =>
      (level === undefined || area.level === level) &&
      (province === undefined || area.code.startsWith(province)) &&
      name.includes(text),
  )
  // Within a rank the entries keep their order, which is by level, then code.
  const ranked = found.toSorted((one, other) => rankOf(one, text) - rankOf(other, text))
  const items = ranked.slice(0, limit).map(({ area }) => ({
    ...area,
    path: [...ancestorsOf(area.code).map(({ name }) => name), area.name],
  }))
  return { q: wanted, total: found.length, count: items.length, items }
})
