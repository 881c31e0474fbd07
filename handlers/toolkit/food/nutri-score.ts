import { feature } from '#toolkit'
import { nutriScore } from '#toolkit/lib/food/nutri-score'

export default feature('rest_food_nutriScore', ({ kind, ...label }) => nutriScore(label, kind))
