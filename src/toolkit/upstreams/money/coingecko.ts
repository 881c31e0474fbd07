import * as v from 'valibot'
import { ask, askOrRefused, path } from '../define.js'
import { world } from '../tables/world.js'
import type { UpstreamCaller } from '../types.js'

const optional = v.nullish(v.number(), null)
/** The last moment that a Date can be. */
const LAST_MS = 8.64e15
const milliseconds = v.pipe(v.number(), v.minValue(-LAST_MS), v.maxValue(LAST_MS))
const PriceAnswer = v.record(
  v.string(),
  v.objectWithRest(
    { last_updated_at: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MS / 1000)), null) },
    v.nullable(v.number()),
  ),
)
const ChartAnswer = v.object({
  prices: v.array(v.tuple([milliseconds, v.number()])),
  total_volumes: v.nullish(v.array(v.tuple([v.number(), optional])), []),
})
const Refusal = v.unknown()

/** What CoinGecko says about one asset; null where it says nothing. */
export interface CoinPrice {
  price: number | null
  marketCap: number | null
  volume24h: number | null
  change24hPercent: number | null
  /** Unix seconds. */
  updatedAt: number | null
}

/**
 * Prices by CoinGecko's ids; ids that it does not know are missing. None at all is null.
 * @param currency lower case
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const coinPricesOf = async (
  context: UpstreamCaller,
  { ids, currency }: { ids: readonly string[]; currency: string },
): Promise<ReadonlyMap<string, CoinPrice> | null> => {
  const found = await ask(world.coingecko, context, PriceAnswer, {
    path: '/simple/price',
    query: {
      ids: ids.join(','),
      vs_currencies: currency,
      include_market_cap: true,
      include_24hr_vol: true,
      include_24hr_change: true,
      include_last_updated_at: true,
    },
  })
  if (found === null) return null
  const prices = Object.entries(found).map(([id, entry]): [string, CoinPrice] => [
    id,
    {
      price: entry[currency] ?? null,
      marketCap: entry[`${currency}_market_cap`] ?? null,
      volume24h: entry[`${currency}_24h_vol`] ?? null,
      change24hPercent: entry[`${currency}_24h_change`] ?? null,
      updatedAt: entry.last_updated_at,
    },
  ])
  return new Map(prices)
}

/** One point of a chart. */
export interface ChartPoint {
  /** Unix milliseconds. */
  time: number
  price: number
  volume: number | null
}

/**
 * The prices of an asset over the last days, oldest first; null where CoinGecko does not know the id or the currency.
 * @param currency lower case
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const coinChartOf = async (
  context: UpstreamCaller,
  { id, currency, days }: { id: string; currency: string; days: number },
): Promise<ChartPoint[] | null> => {
  const found = await askOrRefused(world.coingecko, context, ChartAnswer, Refusal, {
    path: path`/coins/${id}/market_chart`,
    query: { vs_currency: currency, days },
    accept: [400],
  })
  if (found === null || !('data' in found)) return null
  const { prices, total_volumes: volumes } = found.data
  return prices.map(([time, price], index) => ({ time, price, volume: volumes[index]?.[1] ?? null }))
}
