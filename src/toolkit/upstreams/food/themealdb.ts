import * as v from 'valibot'
import { measuredIngredients } from '../../lib/food/measured-ingredients.js'
import { askAlways } from '../define.js'
import { commaTexts, filledText, listOrNone, optionalText } from '../fields.js'
import { world } from '../tables/world.js'
import type { UpstreamCaller } from '../types.js'

const { themealdb } = world

const MOST_INGREDIENTS = 20

const Meal = v.pipe(
  v.looseObject({
    idMeal: v.string(),
    strMeal: v.string(),
    strCategory: filledText,
    strArea: filledText,
    strTags: commaTexts,
    strInstructions: optionalText,
    strMealThumb: filledText,
    strYoutube: filledText,
    strSource: filledText,
  }),
  v.transform((meal) => ({
    id: meal.idMeal,
    name: meal.strMeal,
    category: meal.strCategory,
    area: meal.strArea,
    tags: meal.strTags,
    ingredients: measuredIngredients(meal, MOST_INGREDIENTS),
    instructions: (meal.strInstructions ?? '').replaceAll('\r\n', '\n').trim(),
    image: meal.strMealThumb,
    video: meal.strYoutube,
    source: meal.strSource,
  })),
)

/**
 * Recipes by a part of their name, in the order of the upstream.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn; so does the function below.
 */
export const recipesLike = async (
  context: UpstreamCaller,
  name: string,
): Promise<v.InferOutput<typeof Meal>[]> => {
  const { meals } = await askAlways(themealdb, context, v.object({ meals: listOrNone(Meal) }), {
    path: '/search.php',
    query: { s: name },
  })
  return meals
}

const MealSummary = v.pipe(
  v.object({ idMeal: v.string(), strMeal: v.string(), strMealThumb: filledText }),
  v.transform((meal) => ({ id: meal.idMeal, name: meal.strMeal, image: meal.strMealThumb })),
)

/** Recipes with an ingredient, in the order of the upstream. */
export const recipesWith = async (
  context: UpstreamCaller,
  ingredient: string,
): Promise<v.InferOutput<typeof MealSummary>[]> => {
  const { meals } = await askAlways(themealdb, context, v.object({ meals: listOrNone(MealSummary) }), {
    path: '/filter.php',
    query: { i: ingredient.trim().toLowerCase().replace(/\s+/g, '_') },
  })
  return meals
}
