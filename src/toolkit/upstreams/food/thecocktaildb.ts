import * as v from 'valibot'
import { measuredIngredients } from '../../lib/food/measured-ingredients.js'
import { askAlways } from '../define.js'
import { filledText, listOrNone, optionalText } from '../fields.js'
import { world } from '../tables/world.js'
import type { UpstreamCaller } from '../types.js'

const { thecocktaildb } = world

const MOST_INGREDIENTS = 15

const Drink = v.pipe(
  v.looseObject({
    idDrink: v.string(),
    strDrink: v.string(),
    strCategory: filledText,
    strAlcoholic: optionalText,
    strGlass: filledText,
    strInstructions: filledText,
    strDrinkThumb: filledText,
  }),
  v.transform((drink) => ({
    id: drink.idDrink,
    name: drink.strDrink,
    category: drink.strCategory,
    alcoholic: drink.strAlcoholic?.toLowerCase() !== 'non alcoholic',
    glass: drink.strGlass,
    ingredients: measuredIngredients(drink, MOST_INGREDIENTS),
    instructions: drink.strInstructions,
    image: drink.strDrinkThumb,
  })),
)

/**
 * Drinks by a part of their name, in the order of the upstream.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn; so does the function below.
 */
export const cocktailsLike = async (
  context: UpstreamCaller,
  name: string,
): Promise<v.InferOutput<typeof Drink>[]> => {
  const { drinks } = await askAlways(thecocktaildb, context, v.object({ drinks: listOrNone(Drink) }), {
    path: '/search.php',
    query: { s: name },
  })
  return drinks
}

const DrinkSummary = v.pipe(
  v.object({ idDrink: v.string(), strDrink: v.string(), strDrinkThumb: filledText }),
  v.transform((drink) => ({ id: drink.idDrink, name: drink.strDrink, image: drink.strDrinkThumb })),
)

/** Drinks with an ingredient, in the order of the upstream. */
export const cocktailsWith = async (
  context: UpstreamCaller,
  ingredient: string,
): Promise<v.InferOutput<typeof DrinkSummary>[]> => {
  const { drinks } = await askAlways(thecocktaildb, context, v.object({ drinks: listOrNone(DrinkSummary) }), {
    path: '/filter.php',
    query: { i: ingredient.trim() },
  })
  return drinks
}
