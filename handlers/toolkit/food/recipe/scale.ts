import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { ingredientLines, type IngredientLine } from '#toolkit/lib/food/ingredient-lines'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'

/** A third is read as 0.3333333333333333: with the digits that it lacks, three thirds would round to less than one. */
const SURE_DIGITS = 13

const scaledBy =
  (factor: Decimal, { original }: IngredientLine) =>
  (quantity: number | null) => {
    if (quantity === null) return null
    const scaled = new Decimal(quantity).times(factor).toSignificantDigits(SURE_DIGITS)
    const value = rounded(scaled, 2)
    return Number.isFinite(value) ? value : unprocessable(`The amount in ${quoted(original)} is too large.`)
  }

const written = (quantity: number): string => new Decimal(quantity).toFixed()

const scaledLine = (line: IngredientLine, factor: Decimal) => {
  const scaled = scaledBy(factor, line)
  const quantity = scaled(line.quantity)
  const quantityMax = scaled(line.quantityMax)
  const { original, unit, unitWritten, ingredient, header } = line
  const most = quantityMax === null ? '' : `-${written(quantityMax)}`
  const what = unitWritten === null ? ingredient : `${unitWritten} ${ingredient}`
  const text = quantity === null ? original : `${written(quantity)}${most} ${what}`.trimEnd()
  return { original, quantity, quantityMax, unit, ingredient, header, text }
}

export default feature('rest_food_recipe_3', ({ ingredients, from, to }) => {
  const factor = new Decimal(to).div(from)
  const items = ingredientLines(ingredients).map((line) => scaledLine(line, factor))
  return { factor: rounded(factor, 6), count: items.length, items }
})
