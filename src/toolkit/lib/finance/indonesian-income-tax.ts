/**
 * Indonesian income tax on wages (PPh 21) since 2024: monthly effective rates (TER) of PP 58/2023, its annex, and the
 * yearly brackets of UU 7/2021, article 17. Amounts in rupiah.
 */
import { Decimal, percentOf } from '../numbers/decimal.js'

/** Marital status and dependants: TK single, K married, at most three dependants count. */
export type TaxStatus = 'TK/0' | 'TK/1' | 'TK/2' | 'TK/3' | 'K/0' | 'K/1' | 'K/2' | 'K/3'

export type TerCategory = 'A' | 'B' | 'C'

/** A greatest amount, included, in millions of rupiah, and its percent. */
type Bracket = readonly [millions: number, percent: number]

/** PP 58/2023, article 2 (3). */
const CATEGORIES: Readonly<Record<TaxStatus, TerCategory>> = {
  'TK/0': 'A',
  'TK/1': 'A',
  'K/0': 'A',
  'TK/2': 'B',
  'TK/3': 'B',
  'K/1': 'B',
  'K/2': 'B',
  'K/3': 'C',
}

/** The rates of every category in their order; each table has one bound fewer than it needs, as the last has none. */
const FINE_PERCENTS: Readonly<Record<TerCategory, readonly number[]>> = {
  A: [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3, 3.5],
  B: [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3],
  C: [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 3],
}

const BOUNDS: Readonly<Record<TerCategory, readonly number[]>> = {
  A: [
    ...[
      5.4, 5.65, 5.95, 6.3, 6.75, 7.5, 8.55, 9.65, 10.05, 10.35, 10.7, 11.05, 11.6, 12.5, 13.75, 15.1, 16.95,
    ],
    ...[
      19.75, 24.15, 26.45, 28, 30.05, 32.4, 35.4, 39.1, 43.85, 47.8, 51.4, 56.3, 62.2, 68.6, 77.5, 89, 103,
      125,
    ],
    ...[157, 206, 337, 454, 550, 695, 910, 1400],
  ],
  B: [
    ...[6.2, 6.5, 6.85, 7.3, 9.2, 10.75, 11.25, 11.6, 12.6, 13.6, 14.95, 16.4, 18.45, 21.85, 26, 27.7, 29.35],
    ...[
      31.45, 33.95, 37.1, 41.1, 45.8, 49.5, 53.8, 58.5, 64, 71, 80, 93, 109, 129, 163, 211, 374, 459, 555,
      704,
    ],
    ...[957, 1405],
  ],
  C: [
    ...[
      6.6, 6.95, 7.35, 7.8, 8.85, 9.8, 10.95, 11.2, 12.05, 12.95, 14.15, 15.55, 17.05, 19.5, 22.7, 26.6, 28.1,
    ],
    ...[
      30.1, 32.6, 35.4, 38.9, 43, 47.4, 51.2, 55.8, 60.4, 66.7, 74.5, 83.2, 95.6, 110, 134, 169, 221, 390,
      463,
    ],
    ...[561, 709, 965, 1419],
  ],
}

/** After the fine steps the percent grows by one a bracket. */
const tableOf = (category: TerCategory): Bracket[] => {
  const fine = FINE_PERCENTS[category]
  const lastFine = fine.at(-1) ?? 0
  return [...BOUNDS[category], Infinity].map((bound, index) => [
    bound,
    fine[index] ?? Math.floor(lastFine) + index - fine.length + 1,
  ])
}

const TABLES: Readonly<Record<TerCategory, readonly Bracket[]>> = {
  A: tableOf('A'),
  B: tableOf('B'),
  C: tableOf('C'),
}

const MILLION = 1_000_000

export const terCategory = (status: TaxStatus): TerCategory => CATEGORIES[status]

/** The percent of a month's gross income in a category. */
export const terPercent = (category: TerCategory, gross: Decimal): number => {
  // As doubles 16.4 times a million falls short of 16,400,000.
  const inMillions = gross.div(MILLION)
  const [, percent] = TABLES[category].find(([millions]) => inMillions.lte(millions)) ?? [0, 34]
  return percent
}

/** A month's tax by the effective rate, cut to whole rupiah. */
export const terTax = (category: TerCategory, gross: Decimal): Decimal =>
  percentOf(gross, terPercent(category, gross)).floor()

const NOT_TAXED = 54 * MILLION
const NOT_TAXED_MORE = 4.5 * MILLION

/** The income a year that is not taxed (PTKP, PMK 101/PMK.010/2016). */
export const notTaxed = (status: TaxStatus): number => {
  const [marriage, dependants] = status.split('/')
  return NOT_TAXED + NOT_TAXED_MORE * ((marriage === 'K' ? 1 : 0) + Number(dependants))
}

/** UU 7/2021, article 17 (1) a. */
const YEARLY: readonly Bracket[] = [
  [60, 5],
  [250, 15],
  [500, 25],
  [5000, 30],
  [Infinity, 35],
]

/** A year's tax on taxable income, cut to whole rupiah. */
export const yearlyTax = (taxable: Decimal): Decimal => {
  let [tax, from] = [new Decimal(0), new Decimal(0)]
  for (const [millions, percent] of YEARLY) {
    const to = Decimal.min(taxable, millions * MILLION)
    tax = tax.plus(percentOf(to.minus(from), percent))
    from = to
  }
  return tax.floor()
}

const OCCUPATIONAL_PERCENT = 5
const OCCUPATIONAL_MOST = 6 * MILLION

/** The deduction for the cost of having a job: 5 % of a year's gross, at most 6 million (PMK 250/PMK.03/2008). */
export const occupationalCost = (yearlyGross: Decimal): Decimal =>
  Decimal.min(percentOf(yearlyGross, OCCUPATIONAL_PERCENT), OCCUPATIONAL_MOST)
