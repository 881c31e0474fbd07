import { feature, invalidParameter, unprocessable } from '#toolkit'
import { attempt } from '#toolkit/lib/common/attempt'
import { quoted } from '#toolkit/lib/common/quoted'
import { knownLocale } from '#toolkit/lib/locale/known-locale'

export default feature('rest_utility_number', (query) => {
  const { value, style, currency, unit, notation, minDecimals, maxDecimals, sign, grouping } = query
  if (style === 'currency' && currency === undefined) {
    invalidParameter('currency', 'is required with style currency')
  }
  if (style === 'unit' && unit === undefined) invalidParameter('unit', 'is required with style unit')
  if (minDecimals !== undefined && maxDecimals !== undefined && minDecimals > maxDecimals) {
    invalidParameter('minDecimals', 'must not be greater than maxDecimals')
  }
  const locale = knownLocale('locale', query.locale)
  const options: Intl.NumberFormatOptions = {
    style,
    notation,
    signDisplay: sign,
    useGrouping: grouping,
    ...(currency === undefined ? {} : { currency }),
    ...(unit === undefined ? {} : { unit }),
    ...(minDecimals === undefined ? {} : { minimumFractionDigits: minDecimals }),
    ...(maxDecimals === undefined ? {} : { maximumFractionDigits: maxDecimals }),
  }
  const format =
    attempt(() => new Intl.NumberFormat(locale, options)) ??
    unprocessable(`unit: ${quoted(unit ?? '')} is not a unit that CLDR supports.`)
  return {
    locale: format.resolvedOptions().locale,
    formatted: format.format(value),
    parts: format.formatToParts(value),
  }
})
