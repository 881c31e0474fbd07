import { feature } from '#toolkit'
import {
  notTaxed,
  occupationalCost,
  terCategory,
  terPercent,
  terTax,
  yearlyTax,
} from '#toolkit/lib/finance/indonesian-income-tax'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'

const THOUSAND = 1000
const MONTHS_BEFORE_DECEMBER = 11

/** PMK 168/2023: the employer withholds by the monthly rate until November, and the rest of the year's tax in December. */
export default feature('rest_finance_tax', ({ gross, status, pension, bonus, bonusMonth }) => {
  const category = terCategory(status)
  const plain = new Decimal(gross)
  const monthlyTax = terTax(category, plain)
  const withBonus = bonus > 0 && bonusMonth !== 12 ? plain.plus(bonus) : null
  const bonusMonthTax = withBonus === null ? null : terTax(category, withBonus)
  const januaryToNovember = monthlyTax
    .times(bonusMonthTax === null ? MONTHS_BEFORE_DECEMBER : MONTHS_BEFORE_DECEMBER - 1)
    .plus(bonusMonthTax ?? 0)
  const yearlyGross = plain.times(12).plus(bonus)
  const cost = occupationalCost(yearlyGross)
  const yearlyPension = new Decimal(pension).times(12)
  const net = yearlyGross.minus(cost).minus(yearlyPension)
  const ptkp = notTaxed(status)
  const taxable = Decimal.max(net.minus(ptkp).div(THOUSAND).floor().times(THOUSAND), 0)
  const tax = yearlyTax(taxable)
  return {
    category,
    terRate: terPercent(category, plain),
    monthlyTax: monthlyTax.toNumber(),
    bonusMonthRate: withBonus === null ? null : terPercent(category, withBonus),
    bonusMonthTax: bonusMonthTax?.toNumber() ?? null,
    annual: {
      gross: rounded(yearlyGross, 2),
      occupationalCost: rounded(cost, 2),
      pension: rounded(yearlyPension, 2),
      net: rounded(net, 2),
      ptkp,
      taxable: taxable.toNumber(),
      tax: tax.toNumber(),
    },
    januaryToNovember: januaryToNovember.toNumber(),
    december: rounded(tax.minus(januaryToNovember), 2),
    takeHome: rounded(plain.minus(pension).minus(monthlyTax), 2),
  }
})
