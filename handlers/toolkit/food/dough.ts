import { feature } from '#toolkit'
import { Decimal, percentOf, rounded } from '#toolkit/lib/numbers/decimal'

export default feature('rest_food_dough', ({ pieces, weight, ...percent }) => {
  const { hydration, salt, yeast, oil, sugar, starter } = percent
  const total = new Decimal(weight).times(pieces)
  const percents = Decimal.sum(100, hydration, salt, yeast, oil, sugar, starter)
  const flour = total.times(100).div(percents)
  const part = (share: number): number => rounded(percentOf(flour, share), 1)
  // Half of the starter is flour, the other half water; the weights are in proportion to the percentages.
  const half = new Decimal(starter).div(2)
  const trueHydration = half.plus(hydration).times(100).div(half.plus(100))
  return {
    total: rounded(total, 1),
    flour: rounded(flour, 1),
    water: part(hydration),
    salt: part(salt),
    yeast: part(yeast),
    oil: part(oil),
    sugar: part(sugar),
    starter: part(starter),
    trueHydration: rounded(trueHydration, 1),
  }
})
