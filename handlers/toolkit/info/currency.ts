import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import {
  countriesWithCurrency,
  currencyName,
  currencySymbol,
  findCurrency,
} from '#toolkit/lib/countries/currencies'
import { canonicalLocale } from '#toolkit/lib/locale/known-locale'

export default feature('rest_info_currency', ({ lang, ...query }) => {
  const row = findCurrency(query.code) ?? unprocessable(`ISO 4217 has no currency ${quoted(query.code)}.`)
  // English for a language that CLDR does not know, whatever the locale of the machine.
  const locales = [canonicalLocale('lang', lang), 'en']
  const [code, numeric, name, minorUnits] = row
  return {
    code,
    numeric,
    name,
    displayName: currencyName(locales, code),
    symbol: currencySymbol(locales, code, 'symbol'),
    narrowSymbol: currencySymbol(locales, code, 'narrowSymbol'),
    minorUnits,
    countries: countriesWithCurrency(code),
  }
})
