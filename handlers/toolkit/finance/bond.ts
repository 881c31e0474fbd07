import { feature } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import { bondSums, periodYield, type Bond } from '#toolkit/lib/finance/bond'
import { Decimal, percentOf, rounded, settled } from '#toolkit/lib/numbers/decimal'

const PAR_TOLERANCE = '0.000001'

const trades = (price: Decimal, face: Decimal): 'premium' | 'discount' | 'par' => {
  if (price.minus(face).abs().lte(PAR_TOLERANCE)) return 'par'
  return price.gt(face) ? 'premium' : 'discount'
}

const sixDecimals = (value: Decimal): number => rounded(settled(value), 6)

export default feature('rest_finance_bond', (query) => {
  exactlyOne(query, ['yield', 'price'])
  const { frequency, periods } = query
  const face = new Decimal(query.face)
  const bond: Bond = { face, coupon: percentOf(face, query.coupon).div(frequency), periods }
  const y =
    query.price === undefined
      ? new Decimal(query.yield ?? 0).div(100).div(frequency)
      : periodYield(bond, new Decimal(query.price))
  const { price, weighted, curved } = bondSums(bond, y)
  const growth = y.plus(1)
  const macaulay = weighted.div(price).div(frequency)
  return {
    price: sixDecimals(query.price === undefined ? price : new Decimal(query.price)),
    yield: sixDecimals(query.yield === undefined ? y.times(100).times(frequency) : new Decimal(query.yield)),
    currentYield: sixDecimals(face.times(query.coupon).div(price)),
    macaulayDuration: sixDecimals(macaulay),
    modifiedDuration: sixDecimals(macaulay.div(growth)),
    convexity: sixDecimals(
      curved
        .div(price)
        .div(growth.pow(2))
        .div(frequency ** 2),
    ),
    trades: trades(settled(price), face),
  }
})
