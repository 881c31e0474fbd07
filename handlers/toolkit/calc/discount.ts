import { feature, invalidParameter } from '#toolkit'
import { Decimal, money, percentOf, rounded } from '#toolkit/lib/numbers/decimal'

const percentsOf = (discounts: string): number[] =>
  discounts.split(',').map((text) => {
    const percent = Number(text)
    return percent <= 100
      ? percent
      : invalidParameter('discounts', `has ${text}; a discount is at most 100 percent`)
  })

/** Discounts multiply one after the other; what the receipt shows is rounded first and then added up. */
export default feature('rest_calc_discount', ({ price, discounts, quantity, amountOff, taxPercent }) => {
  const sum = new Decimal(price).times(quantity)
  let running = sum
  const steps = percentsOf(discounts).map((percent) => {
    const before = running
    running = running.minus(percentOf(running, percent))
    return { percent, before: rounded(before, 2), after: rounded(running, 2) }
  })
  const net = Decimal.max(running.minus(amountOff), 0)
  const [original, discounted] = [money(sum), money(net)]
  const tax = money(percentOf(discounted, taxPercent))
  return {
    original: original.toNumber(),
    steps,
    discounted: discounted.toNumber(),
    saved: original.minus(discounted).toNumber(),
    effectivePercent: rounded(new Decimal(1).minus(net.div(sum)).times(100), 4),
    tax: tax.toNumber(),
    total: discounted.plus(tax).toNumber(),
  }
})
