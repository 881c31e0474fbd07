import type { CurrencyRow } from '../../data/currencies-set.js'
import { readDataSet } from '../../data/read.js'
import { countries } from './countries.js'
import { currentCurrencies } from './territories.js'

/** A currency of ISO 4217 by its letters in any case or its three digits; undefined for what is none. */
export const findCurrency = (code: string): CurrencyRow | undefined => {
  const wanted = code.toUpperCase()
  return readDataSet<readonly CurrencyRow[]>('currencies', 'currencies').find(
    ([letters, numeric]) => letters === wanted || numeric === wanted,
  )
}

/** Alpha-2 codes of the countries where a currency is tender today (UTC), sorted. */
export const countriesWithCurrency = (currency: string): string[] => {
  const today = new Date().toISOString().slice(0, 10)
  return countries()
    .map(({ code }) => code)
    .filter((code) => currentCurrencies(code, today).includes(currency))
    .sort()
}

/** The currency part of an amount as a locale writes it. */
export const currencySymbol = (
  locale: string | readonly string[],
  currency: string,
  currencyDisplay: 'symbol' | 'narrowSymbol',
): string => {
  const format = new Intl.NumberFormat([locale].flat(), { style: 'currency', currency, currencyDisplay })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

/** The name of a currency in a language; the code where it has none. */
export const currencyName = (locale: string | readonly string[], currency: string): string =>
  new Intl.DisplayNames([locale].flat(), { type: 'currency' }).of(currency) ?? currency
