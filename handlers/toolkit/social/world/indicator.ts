import { feature, invalidParameter, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { countryOf } from '#toolkit/lib/countries/countries'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { indicatorSeriesOf } from '#toolkit/upstreams/money/worldbank'

/** Codes of the World Bank by the names that the feature has for them. */
const INDICATORS: ReadonlyMap<string, string> = new Map([
  ['population', 'SP.POP.TOTL'],
  ['gdp', 'NY.GDP.MKTP.CD'],
  ['gdp-per-capita', 'NY.GDP.PCAP.CD'],
  ['gdp-growth', 'NY.GDP.MKTP.KD.ZG'],
  ['inflation', 'FP.CPI.TOTL.ZG'],
  ['unemployment', 'SL.UEM.TOTL.ZS'],
  ['life-expectancy', 'SP.DYN.LE00.IN'],
  ['fertility', 'SP.DYN.TFRT.IN'],
  ['urban-population', 'SP.URB.TOTL.IN.ZS'],
  ['internet-users', 'IT.NET.USER.ZS'],
  ['literacy', 'SE.ADT.LITR.ZS'],
  ['gini', 'SI.POV.GINI'],
])

/** The last value less the first, also as a percentage of the first. */
const changeOf = (values: readonly number[]): { change: number | null; changePercent: number | null } => {
  const [first, last] = [values[0], values.at(-1)]
  if (values.length < 2 || first === undefined || last === undefined)
    return { change: null, changePercent: null }
  const change = new Decimal(last).minus(first)
  return {
    change: change.toNumber(),
    changePercent: first === 0 ? null : rounded(change.div(Math.abs(first)).times(100), 4),
  }
}

export default feature('rest_social_world', async ({ country, indicator, from, to: last }, context) => {
  const to = last ?? new Date().getUTCFullYear()
  if (to < from) {
    if (last === undefined) invalidParameter('from', `must not be after ${to}, unless to is given`)
    invalidParameter('to', 'must not be before from')
  }
  const { code, name } = countryOf(country)
  const series =
    (await indicatorSeriesOf(context, {
      country: code,
      indicator: INDICATORS.get(indicator) ?? indicator.toUpperCase(),
      from,
      to,
    })) ??
    unprocessable(`The World Bank has no values of ${quoted(indicator)} for ${name} from ${from} to ${to}.`)
  const { values, ...described } = series
  return {
    country: code,
    ...described,
    count: values.length,
    items: values,
    ...changeOf(values.map(({ value }) => value)),
  }
})
