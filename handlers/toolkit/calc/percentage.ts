import { feature, unprocessable } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import type { Query } from '#operation'

type Operation = Query<'rest_calc_percentage'>['operation']

const IN_PERCENT: readonly Operation[] = ['whatPercent', 'change', 'difference']

/** Dividend and divisor of the operation's formula, times 100 where the result is a percentage. */
const quotientOf = (operation: Operation, a: Decimal, b: Decimal): [Decimal, Decimal] => {
  const one = new Decimal(1)
  const factor = b.div(100)
  switch (operation) {
    case 'percentOf':
      return [a.times(factor), one]
    case 'whatPercent':
      return [a.times(100), b]
    case 'change':
      return [b.minus(a).times(100), a.abs()]
    case 'increase':
      return [a.times(factor.plus(1)), one]
    case 'decrease':
      return [a.times(one.minus(factor)), one]
    case 'reverse':
      return [a, factor.plus(1)]
    case 'difference':
      return [a.minus(b).abs().times(200), a.abs().plus(b.abs())]
  }
}

/** Percentages by the textbook formulas, in decimal arithmetic with 40 digits. */
export default feature('rest_calc_percentage', ({ operation, a, b }) => {
  const [dividend, divisor] = quotientOf(operation, new Decimal(a), new Decimal(b))
  if (divisor.isZero()) unprocessable(`${operation} of ${a} and ${b} divides by zero.`)
  const unit: 'percent' | 'number' = IN_PERCENT.includes(operation) ? 'percent' : 'number'
  return {
    operation,
    a,
    b,
    result: rounded(dividend.div(divisor), 10),
    unit,
  }
})
