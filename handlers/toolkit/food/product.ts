import { feature, unprocessable } from '#toolkit'
import { packagedFoodOf } from '#toolkit/upstreams/food/openfoodfacts'

export default feature(
  'rest_food_product',
  async ({ barcode }, context) =>
    (await packagedFoodOf(context, barcode)) ??
    unprocessable(`Open Food Facts has no product with the barcode ${barcode}.`),
)
