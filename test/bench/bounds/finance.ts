import { scattered } from './content.js'
import type { BoundsTable } from './derive.js'

const list = (count: number, part: (index: number) => string, between = ','): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(between)

/** Amounts of 18 digits that go up and down. */
const CASH_FLOWS = list(
  200,
  (index) => `${index % 2 === 0 ? '-' : ''}${123_456_789_012 + scattered(index, 1e9)}.123456789`,
)
const INVESTMENT = `-${CASH_FLOWS.replaceAll('-', '')}`
/** 100 years from 1920 in steps of half a year. */
const DATES = list(200, (index) => `${1920 + Math.floor(index / 2)}-${index % 2 === 0 ? '01' : '07'}-15`)
const PRICES = list(1000, (index) => `${1000 + scattered(index, 9000)}.${scattered(index, 8999) + 1000}`)
const RETURNS = list(20, (asset) => list(180, (period) => `${scattered(asset * 200 + period, 90) / 10}`), ';')
const LONG_RETURNS = list(
  4,
  (asset) => list(1000, (period) => `${scattered(asset * 1000 + period, 9) - 4}`),
  ';',
)

export const finance: BoundsTable = {
  loan: {
    calls: ['annuity', 'equalPrincipal', 'flat'].map((method) => ({
      principal: 1e13,
      rate: 19.9,
      method,
      extra: null,
    })),
    own: { ms: 20, because: 'rounds and writes 600 rows of five decimals' },
  },
  npv: {
    calls: [{ cashflows: CASH_FLOWS }],
    own: { ms: 5, because: 'divides 200 flows with 40 digits' },
  },
  irr: {
    calls: [{ cashflows: CASH_FLOWS }, { cashflows: INVESTMENT }],
    own: { ms: 12, because: 'looks at 200 flows at 1,100 rates' },
  },
  xirr: {
    calls: [CASH_FLOWS, INVESTMENT].map((cashflows) => ({ cashflows, dates: DATES })),
    own: { ms: 20, because: 'looks at 200 flows at up to 4,000 rates' },
  },
  bond: { calls: [{ frequency: 12 }, { frequency: 12, yield: null, price: 100 }] },
  'compound-interest': {
    calls: [{ years: 100, contribution: 123.45 }],
    own: { ms: 3, because: 'rounds and writes 100 years' },
  },
  depreciation: { calls: [{ life: 100 }], own: { ms: 3, because: 'rounds and writes 100 years' } },
  cagr: {
    calls: [{ years: 333.33 }],
    own: { ms: 3, because: 'takes a root that is not whole with 40 digits' },
  },
  'savings-goal': {
    calls: [
      { target: 10_000, rate: 5 },
      { target: 12_000, months: null, contribution: 10 },
    ],
  },
  indicators: {
    calls: [{ prices: PRICES, period: 100, fast: 12, slow: 26, signal: 9 }],
  },
  portfolio: {
    calls: [{ returns: RETURNS }, { returns: LONG_RETURNS }],
  },
  // What asks a public upstream is called as documented: there is one recorded answer.
  'crypto-history': { calls: [{ days: 1 }] },
}
