import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** A currency, fund or metal of ISO 4217; null minor units where ISO says N.A. */
export type CurrencyRow = readonly [code: string, numeric: string, name: string, minorUnits: number | null]

interface Source {
  code: string
  number: string
  digits: number
  currency: string
}

/** ISO gives them no minor unit; the package has 0. */
const WITHOUT_MINOR_UNITS: ReadonlySet<string> = new Set(
  'XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' '),
)

/** Withdrawn by amendments after the package's list of 2024-06-25. */
const WITHDRAWN: ReadonlySet<string> = new Set(['ANG', 'BGN', 'CUC'])
/** Assigned by amendments after it. */
const ASSIGNED: readonly CurrencyRow[] = [
  ['XAD', '396', 'Arab Accounting Dinar', 2],
  ['XCG', '532', 'Caribbean Guilder', 2],
]

/** The part `currencies`, sorted by code. */
export const currencies: DataSet = {
  name: 'currencies',
  title: 'Currencies of ISO 4217',
  sources: { packages: ['currency-codes'] },
  licence: 'MIT',
  pack: () => {
    const listed = (load('currency-codes/data.js') as Source[])
      .filter(({ code }) => !WITHDRAWN.has(code))
      .map(({ code, number, digits, currency }): CurrencyRow => [
        code,
        number,
        currency.trim(),
        WITHOUT_MINOR_UNITS.has(code) ? null : digits,
      ])
    const rows = [...listed, ...ASSIGNED].sort(([one], [other]) => (one < other ? -1 : 1))
    return Promise.resolve(packDataSet({ currencies: rows }))
  },
}
