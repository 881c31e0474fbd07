// Not the package's index, which builds eight more tables of the same and takes 30 ms.
import { elementsAndStableIsotopes } from 'chemical-elements/lib/src/elementsAndStableIsotopes.js'
import periodicTable, { type PeriodicTableElement } from 'periodic-table'
import { Decimal } from '../numbers/decimal.js'
import { STANDARD_WEIGHTS } from './atomic-weights.js'

export interface Isotope {
  massNumber: number
  /** In Da. */
  mass: number
  /** Natural share of the element's atoms, 0 to 1. */
  abundance: number
}

export interface Element {
  number: number
  symbol: string
  /** English, as IUPAC spells it. */
  name: string
  /** g/mol: the standard atomic weight, or a mass number for an element without one. */
  mass: Decimal
  /** Mass in Da of an atom of the most abundant isotope; null for an element without natural isotopes. */
  monoisotopicMass: number | null
  /** The natural ones, lightest first. */
  isotopes: readonly Isotope[]
  properties: PeriodicTableElement
}

const propertiesByNumber = new Map(periodicTable.all().map((entry) => [entry.atomicNumber, entry]))

/** The 118 elements by atomic number. */
export const elements: readonly Element[] = elementsAndStableIsotopes.flatMap(
  ({ number, symbol, name, monoisotopicMass, isotopes }) => {
    const known = propertiesByNumber.get(number)
    if (known === undefined) return []
    return {
      number,
      symbol,
      name,
      mass: new Decimal(STANDARD_WEIGHTS[symbol] ?? String(known.atomicMass)),
      monoisotopicMass: monoisotopicMass ?? null,
      isotopes: isotopes
        .map(({ nominal, mass, abundance }) => ({ massNumber: nominal, mass, abundance: abundance ?? 0 }))
        .sort((one, other) => one.massNumber - other.massNumber),
      properties: known,
    }
  },
)

const bySymbol: ReadonlyMap<string, Element> = new Map(elements.map((element) => [element.symbol, element]))

/** The element of a symbol such as `Fe`, written exactly so. */
export const elementOfSymbol = (symbol: string): Element | undefined => bySymbol.get(symbol)

const byLowerSymbol: ReadonlyMap<string, Element> = new Map(
  elements.map((element) => [element.symbol.toLowerCase(), element]),
)

const OTHER_SPELLINGS = [
  ['aluminum', 'aluminium'],
  ['cesium', 'caesium'],
  ['sulphur', 'sulfur'],
] as const

const byName: ReadonlyMap<string, Element> = new Map(
  elements.map((element) => [element.name.toLowerCase(), element]),
)
const nameOf = new Map<string, string>(OTHER_SPELLINGS)

/** The element of an atomic number, else of a symbol, else of an English name; case does not matter. */
export const findElement = (q: string): Element | undefined => {
  if (/^\d+$/.test(q)) return elements[Number(q) - 1]
  const lower = q.toLowerCase()
  return byLowerSymbol.get(lower) ?? byName.get(nameOf.get(lower) ?? lower)
}
