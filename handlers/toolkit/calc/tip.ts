import { feature } from '#toolkit'
import { Decimal, money, percentOf, rounded } from '#toolkit/lib/numbers/decimal'

/** Shares in whole cents that add up to the total; the cents left over go to the first ones. */
const sharesOf = (total: Decimal, people: number): number[] => {
  const cents = total.times(100)
  const each = cents.div(people).floor()
  const left = cents.minus(each.times(people)).toNumber()
  return Array.from({ length: people }, (_, index) =>
    each
      .plus(index < left ? 1 : 0)
      .div(100)
      .toNumber(),
  )
}

export default feature('rest_calc_tip', ({ bill, tipPercent, taxPercent, people, roundUp }) => {
  const net = money(new Decimal(bill))
  const tax = money(percentOf(net, taxPercent))
  const plainTip = money(percentOf(net, tipPercent))
  const plainTotal = net.plus(tax).plus(plainTip)
  const total = {
    none: plainTotal,
    total: plainTotal.ceil(),
    perPerson: plainTotal.div(people).ceil().times(people),
  }[roundUp]
  const tip = plainTip.plus(total).minus(plainTotal)
  return {
    bill: net.toNumber(),
    tax: tax.toNumber(),
    tip: tip.toNumber(),
    total: total.toNumber(),
    effectiveTipPercent: rounded(tip.div(net).times(100), 2),
    people,
    shares: sharesOf(total, people),
  }
})
