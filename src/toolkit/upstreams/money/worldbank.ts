import * as v from 'valibot'
import { askAlways, path } from '../define.js'
import { optionalNumber, optionalText } from '../fields.js'
import { world } from '../tables/world.js'
import type { UpstreamCaller } from '../types.js'

const Named = v.object({ id: v.string(), value: v.string() })

const Entry = v.object({
  country: Named,
  indicator: Named,
  // A quarter or a month has a letter behind the year.
  date: v.pipe(v.string(), v.regex(/^\d{4}(?:[QM]\d{1,2})?$/)),
  value: optionalNumber,
})

const Message = v.object({ message: v.array(v.unknown()) })
const Series = v.tuple([v.object({ lastupdated: optionalText }), v.nullable(v.array(Entry))])
/** What it does not know, it answers with status 200 and a message. */
const Answer = v.union([Series, v.pipe(v.array(Message), v.minLength(1))])

/** An indicator of a country over the years. */
export interface IndicatorSeries {
  countryName: string
  indicator: string
  indicatorName: string
  /** YYYY-MM-DD. */
  lastUpdated: string | null
  /** The years with a value, earliest first. */
  values: { year: number; value: number }[]
}

/**
 * The yearly values of an indicator; null where the World Bank knows the country or the indicator not, or has no value.
 * @param asked.country ISO 3166-1 alpha-2
 * @param asked.indicator a code of the World Bank
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const indicatorSeriesOf = async (
  context: UpstreamCaller,
  { country, indicator, from, to }: { country: string; indicator: string; from: number; to: number },
): Promise<IndicatorSeries | null> => {
  const [head, entries] = await askAlways(world.worldbank, context, Answer, {
    path: path`/country/${country}/indicator/${indicator}`,
    query: { format: 'json', date: `${from}:${to}`, per_page: 200 },
  })
  if (head === undefined || 'message' in head || !Array.isArray(entries)) return null
  const values = entries
    .flatMap(({ date, value }) => (value === null || date.length > 4 ? [] : [{ year: Number(date), value }]))
    .sort((one, other) => one.year - other.year)
  const [first] = entries
  if (first === undefined || values.length === 0) return null
  return {
    countryName: first.country.value,
    indicator: first.indicator.id,
    indicatorName: first.indicator.value,
    lastUpdated: head.lastupdated,
    values,
  }
}
