import { feature, unprocessable } from '#toolkit'
import { Decimal, money, rounded } from '#toolkit/lib/numbers/decimal'
import type { Query } from '#operation'

type Method = Query<'rest_finance_depreciation'>['method']

interface Asset {
  cost: Decimal
  salvage: Decimal
  life: number
  factor: number
}

/** A year's depreciation before it is rounded. */
const partOf = (
  method: Method,
  { cost, salvage, life, factor }: Asset,
  year: number,
  book: Decimal,
): Decimal => {
  const span = cost.minus(salvage)
  const left = life - year + 1
  const declining = book.times(factor).div(life)
  switch (method) {
    case 'straightLine':
      return span.div(life)
    case 'sumOfYears':
      return span.times(left).div((life * (life + 1)) / 2)
    case 'decliningBalance':
      return declining
    case 'doubleDecliningSwitch':
      return Decimal.max(declining, book.minus(salvage).div(left))
  }
}

export default feature('rest_finance_depreciation', ({ method, life, factor, ...values }) => {
  const asset: Asset = { cost: new Decimal(values.cost), salvage: new Decimal(values.salvage), life, factor }
  if (asset.salvage.gt(asset.cost)) unprocessable('The salvage value is above the cost.')
  let book = asset.cost
  const items = Array.from({ length: life }, (_, index) => {
    const year = index + 1
    const most = book.minus(asset.salvage)
    const takesRest = year === life && method !== 'decliningBalance'
    const depreciation = takesRest ? most : Decimal.min(money(partOf(method, asset, year, book)), most)
    book = book.minus(depreciation)
    return {
      year,
      depreciation: rounded(depreciation, 2),
      accumulated: rounded(asset.cost.minus(book), 2),
      bookValue: rounded(book, 2),
    }
  })
  return { method, total: rounded(asset.cost.minus(book), 2), items }
})
