import { parseIngredient, type Ingredient } from 'parse-ingredient'

/** A line of a recipe, as parse-ingredient reads it. */
export interface IngredientLine {
  /** The line, trimmed. */
  original: string
  /** The amount, or the lower end of a range; null where there is none. */
  quantity: number | null
  quantityMax: number | null
  /** The unit's name, such as `tablespoon`. */
  unit: string | null
  /** The unit as it is written, such as `Tbsp`. */
  unitWritten: string | null
  ingredient: string
  header: boolean
}

/**
 * A longer run of what amounts are made of is not an amount. parse-ingredient 3.0 tries each of its beginnings: 5,000 times
 * `½` took 15 s.
 */
const LONG_RUN = /[\p{N}\p{P}\p{S}\seE]{41,}/u

/** A comma with one or two digits behind it; `1,000` keeps its own. */
const DECIMAL_COMMA = /(?<=\d),(?=\d{1,2}(?!\d))/g

/** Breaks that do not end a line here: parse-ingredient drops what follows them. */
const OTHER_BREAKS = /[\r\u2028\u2029]/g

const plain = (original: string): IngredientLine => ({
  original,
  quantity: null,
  quantityMax: null,
  unit: null,
  unitWritten: null,
  ingredient: original,
  header: false,
})

/** What parse-ingredient is given; empty, which it leaves out, for what is not an amount. As long as the line. */
const readable = (line: string): string =>
  LONG_RUN.test(line) ? '' : line.replace(DECIMAL_COMMA, '.').replace(OTHER_BREAKS, ' ')

const lineOf = (original: string, read: string, found: Ingredient): IngredientLine => {
  const { description } = found
  // As the caller wrote it: of its commas only those of the amount became points.
  const isEnd = description !== '' && read.endsWith(description)
  return {
    original,
    quantity: found.quantity,
    quantityMax: found.quantity2,
    unit: found.unitOfMeasureID,
    unitWritten: found.unitOfMeasure,
    ingredient: isEnd ? original.slice(-description.length) : description,
    header: found.isGroupHeader,
  }
}

/** The lines of a recipe's ingredients that are not blank. */
export const ingredientLines = (text: string): IngredientLine[] => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const reads = lines.map(readable)
  const found = new Map(
    parseIngredient(reads, { round: false, includeMeta: true }).map((one) => [one.meta?.sourceIndex, one]),
  )
  return lines.map((line, index) => {
    const ingredient = found.get(index)
    return ingredient === undefined ? plain(line) : lineOf(line, reads[index] ?? '', ingredient)
  })
}
