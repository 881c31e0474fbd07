import { groupsOf } from '../../data/groups.js'
import {
  villagesPartOf,
  type AreasPart,
  type AreaRow,
  type VillagesPart,
} from '../../data/indonesian-areas-set.js'
import { readDataSet } from '../../data/read.js'

const DATA_SET = 'indonesian-areas'

/** Levels of administration, the widest first. */
export const LEVELS = ['province', 'regency', 'district', 'village'] as const
export type Level = (typeof LEVELS)[number]

/** An area by its code with dots. */
export interface Area {
  code: string
  name: string
  level: Level
}

/** Where each part of a code ends, dots not counted: 31.71.01.1001. */
const DIGITS = [2, 4, 6, 10]
const VILLAGE_DIGITS = 4

export const levelOf = (code: string): Level => LEVELS[code.split('.').length - 1] ?? 'village'

/** The level below; null below a village. */
export const levelBelow = (level: Level): Level | null => LEVELS[LEVELS.indexOf(level) + 1] ?? null

/** A code with its dots, of one that may have them. */
export const dottedCode = (code: string): string => {
  const digits = code.replaceAll('.', '')
  return DIGITS.map((end, index) => digits.slice(DIGITS[index - 1] ?? 0, end))
    .filter((part) => part !== '')
    .join('.')
}

const parentOf = (code: string): string => code.slice(0, Math.max(0, code.lastIndexOf('.')))

const toArea = ([code, name]: AreaRow): Area => ({ code, name, level: levelOf(code) })

let wider: { byCode: ReadonlyMap<string, Area>; byParent: ReadonlyMap<string, readonly Area[]> } | undefined

/** Provinces, regencies and districts, read once for the process. */
const widerAreas = () => {
  if (wider === undefined) {
    const areas = readDataSet<AreasPart>(DATA_SET, 'areas').map(toArea)
    wider = {
      byCode: new Map(areas.map((area) => [area.code, area])),
      byParent: groupsOf(areas, ({ code }) => parentOf(code)),
    }
  }
  return wider
}

const villagesIn = (district: string): Area[] => {
  const lines = readDataSet<VillagesPart>(DATA_SET, villagesPartOf(district))[district]
  if (lines === undefined) return []
  return lines.split('\n').map((line) => ({
    code: `${district}.${line.slice(0, VILLAGE_DIGITS)}`,
    name: line.slice(VILLAGE_DIGITS),
    level: 'village',
  }))
}

/** The area of a code with dots; undefined where there is none. */
export const areaOf = (code: string): Area | undefined => {
  if (levelOf(code) !== 'village') return widerAreas().byCode.get(code)
  const district = parentOf(code)
  if (!widerAreas().byCode.has(district)) return undefined
  return villagesIn(district).find((village) => village.code === code)
}

/**
 * The areas directly inside an area, by code.
 * @param code with dots, of an area that exists; '' for the whole country
 */
export const areasIn = (code: string): readonly Area[] =>
  code !== '' && levelOf(code) === 'district' ? villagesIn(code) : (widerAreas().byParent.get(code) ?? [])

/** What an area lies in, the province first. */
export const ancestorsOf = (code: string): Area[] => {
  const parent = parentOf(code)
  const area = widerAreas().byCode.get(parent)
  return area === undefined ? [] : [...ancestorsOf(parent), area]
}

/** Every area, level by level from the provinces down, each by code. */
export const allAreas = (): Area[] => {
  const areas = [...widerAreas().byCode.values()]
  const districts = areas.filter(({ level }) => level === 'district')
  return [...areas, ...districts.flatMap(({ code }) => villagesIn(code))]
}
