import * as v from 'valibot'
import { ask, askAlways, path } from '../define.js'
import { commaTexts, filledText, numberOrDigits, texts } from '../fields.js'
import { world } from '../tables/world.js'
import type { UpstreamCaller } from '../types.js'

const { openfoodfacts } = world

const PAGE = 'https://world.openfoodfacts.org/product/'

const PRODUCT_FIELDS =
  'code,product_name,brands,quantity,ingredients_text,allergens_tags,additives_tags,nutriscore_grade,nova_group,nutriments,image_front_url'
const MATCH_FIELDS =
  'code,product_name,brands,quantity,nutriscore_grade,nova_group,nutriments,image_front_url'

/** The grade; null for what else the field says, such as "unknown" or "not-applicable". */
const grade = v.pipe(
  filledText,
  v.transform((text) => (text !== null && /^[a-e]$/.test(text) ? text : null)),
)

const novaGroup = v.pipe(
  numberOrDigits,
  v.transform((group) => (Number.isInteger(group) ? group : null)),
)

const Nutriments = v.pipe(
  v.nullish(
    v.object({
      'energy-kcal_100g': numberOrDigits,
      fat_100g: numberOrDigits,
      'saturated-fat_100g': numberOrDigits,
      carbohydrates_100g: numberOrDigits,
      sugars_100g: numberOrDigits,
      fiber_100g: numberOrDigits,
      proteins_100g: numberOrDigits,
      salt_100g: numberOrDigits,
    }),
    {},
  ),
  v.transform((nutriments) => ({
    energyKcal: nutriments['energy-kcal_100g'],
    fat: nutriments.fat_100g,
    saturatedFat: nutriments['saturated-fat_100g'],
    carbohydrates: nutriments.carbohydrates_100g,
    sugars: nutriments.sugars_100g,
    fiber: nutriments.fiber_100g,
    protein: nutriments.proteins_100g,
    salt: nutriments.salt_100g,
  })),
)

const Common = v.object({
  product_name: filledText,
  brands: commaTexts,
  quantity: filledText,
  nutriscore_grade: grade,
  nova_group: novaGroup,
  nutriments: Nutriments,
  image_front_url: filledText,
})

const commonOf = (product: v.InferOutput<typeof Common>) => ({
  name: product.product_name,
  brands: product.brands,
  quantity: product.quantity,
  nutriScore: product.nutriscore_grade,
  nova: product.nova_group,
  image: product.image_front_url,
})

/** Tags without the language of their prefix: `en:milk` is `milk`. */
const withoutLanguage = (tags: readonly string[]): string[] =>
  tags.map((tag) => tag.replace(/^[a-z]{2,3}:/, ''))

const Product = v.object({
  ...Common.entries,
  code: filledText,
  ingredients_text: filledText,
  allergens_tags: texts,
  additives_tags: texts,
})

const productOf = (product: v.InferOutput<typeof Product>, barcode: string) => ({
  barcode,
  ...commonOf(product),
  ingredients: product.ingredients_text,
  allergens: withoutLanguage(product.allergens_tags),
  additives: withoutLanguage(product.additives_tags),
  per100g: product.nutriments,
  url: PAGE + barcode,
})

/** A packaged food; what its label does not say is null. */
export type PackagedFood = ReturnType<typeof productOf>

const Missing = v.object({ status: v.literal(0) })
const Found = v.object({ product: Product, code: filledText })

/**
 * The product with a barcode of 8 to 14 digits; null where Open Food Facts does not know it.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn; so does the function below.
 */
export const packagedFoodOf = async (
  context: UpstreamCaller,
  barcode: string,
): Promise<PackagedFood | null> => {
  const answer = await ask(openfoodfacts, context, v.union([Missing, Found]), {
    path: path`/api/v2/product/${barcode}`,
    query: { fields: PRODUCT_FIELDS },
  })
  if (answer === null || !('product' in answer)) return null
  const { product, code } = answer
  return productOf(product, product.code ?? code ?? barcode)
}

const Match = v.pipe(
  v.object({ ...Common.entries, code: v.string() }),
  v.transform((product) => ({
    barcode: product.code,
    ...commonOf(product),
    energyKcal: product.nutriments.energyKcal,
  })),
)

const wholeOrDigits = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer())
const Matches = v.object({ count: wholeOrDigits, products: v.array(Match) })

/** Products by words of their name, in the order of the upstream, with how many there are in all. */
export const packagedFoodsLike = (
  context: UpstreamCaller,
  { q, limit }: { q: string; limit: number },
): Promise<v.InferOutput<typeof Matches>> =>
  askAlways(openfoodfacts, context, Matches, {
    path: '/cgi/search.pl',
    query: {
      search_terms: q,
      search_simple: 1,
      action: 'process',
      json: 1,
      page_size: limit,
      fields: MATCH_FIELDS,
    },
  })
