/** An ingredient of a recipe and how much of it, as the recipe writes it. */
export interface MeasuredIngredient {
  name: string
  measure: string | null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The ingredients of TheMealDB and TheCocktailDB: numbered fields `strIngredient1` and `strMeasure1` up to `most`. */
export const measuredIngredients = (
  recipe: Readonly<Record<string, unknown>>,
  most: number,
): MeasuredIngredient[] =>
  Array.from({ length: most }, (_, index) => {
    const measure = textOf(recipe[`strMeasure${index + 1}`])
    return { name: textOf(recipe[`strIngredient${index + 1}`]), measure: measure === '' ? null : measure }
  }).filter(({ name }) => name !== '')
