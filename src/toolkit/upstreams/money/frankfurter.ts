import * as v from 'valibot'
import { askOrRefused, path } from '../define.js'
import { world } from '../tables/world.js'
import type { UpstreamCaller } from '../types.js'

const day = v.pipe(v.string(), v.isoDate())
const rate = v.pipe(v.number(), v.gtValue(0))
const Rates = v.object({ date: day, rates: v.record(v.string(), rate) })
const RatesByDay = v.object({ rates: v.record(day, v.record(v.string(), rate)) })
const Refusal = v.unknown()
/** What it answers for a currency or a day that it does not have, besides 404. */
const UNKNOWN = [422]

/** The rates of one working day by currency. */
export type DayRates = v.InferOutput<typeof Rates>

/**
 * The European Central Bank's reference rates of a currency; null where it knows a currency or the day not.
 * @param date ISO; undefined is the latest
 * @param symbols the quoted currencies; an empty list is all of them
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const referenceRatesOf = async (
  context: UpstreamCaller,
  { base, date, symbols }: { base: string; date: string | undefined; symbols: readonly string[] },
): Promise<DayRates | null> => {
  const found = await askOrRefused(world.frankfurter, context, Rates, Refusal, {
    path: path`/${date ?? 'latest'}`,
    query: { base, symbols: symbols.length === 0 ? undefined : symbols.join(',') },
    accept: UNKNOWN,
  })
  return found !== null && 'data' in found ? found.data : null
}

/**
 * The reference rates of a pair by day, from `start` to `end`; null where it knows a currency or has no rate.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const rateHistoryOf = async (
  context: UpstreamCaller,
  { base, symbol, start, end }: { base: string; symbol: string; start: string; end: string },
): Promise<{ date: string; rate: number }[] | null> => {
  const found = await askOrRefused(world.frankfurter, context, RatesByDay, Refusal, {
    path: path`/${start}..${end}`,
    query: { base, symbols: symbol },
    accept: UNKNOWN,
  })
  if (found === null || !('data' in found)) return null
  return Object.entries(found.data.rates).flatMap(([date, { [symbol]: quoted }]) =>
    quoted === undefined ? [] : [{ date, rate: quoted }],
  )
}
