import { feature } from '#toolkit'
import { countryOf } from '#toolkit/lib/countries/countries'
import { currencyName, currencySymbol } from '#toolkit/lib/countries/currencies'
import { currentCurrencies, officialLanguages, territoryOf } from '#toolkit/lib/countries/territories'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { callingCodeOf } from '#toolkit/lib/phone/calling-codes'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const currenciesOf = (country: string) =>
  currentCurrencies(country).map((code) => ({
    code,
    name: currencyName('en', code),
    symbol: currencySymbol('en', code, 'narrowSymbol'),
  }))

const languagesOf = (country: string) =>
  officialLanguages(country)
    .toSorted((one, other) => Number(other.percent) - Number(one.percent) || (one.code < other.code ? -1 : 1))
    .map(({ code, status }) => ({
      code,
      name: languageNames.of(code) ?? code,
      status: status ?? 'official',
    }))

export default feature('rest_info_country', (query) => {
  const country = countryOf(query.country)
  const { code, areaKm2 } = country
  const { population } = territoryOf(code)
  const callingCode = callingCodeOf(code)
  return {
    ...country,
    nativeNames: [...country.nativeNames],
    capitals: [...country.capitals],
    tld: [...country.tld],
    borders: [...country.borders],
    population,
    density: population === null || areaKm2 === null ? null : roundHalfAway(population / areaKm2, 2),
    currencies: currenciesOf(code),
    languages: languagesOf(code),
    callingCode: callingCode === undefined ? null : `+${callingCode}`,
  }
})
