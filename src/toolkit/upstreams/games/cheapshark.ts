import * as v from 'valibot'
import { askAlways } from '../define.js'
import { entertainment } from '../tables/entertainment.js'
import type { UpstreamCaller } from '../types.js'

/** The last moment that a Date of four-digit years can be. */
const LAST_SECONDS = 253_402_300_799

const isFigure = (value: string | number): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value))

/** CheapShark writes its numbers as texts. */
const figure = v.pipe(v.union([v.string(), v.number()]), v.check(isFigure), v.transform(Number))
/** 0 and an empty text mean that there is none. */
const score = v.pipe(
  v.nullish(v.union([v.literal(''), figure]), ''),
  v.transform((value) => (value === '' || value === 0 ? null : value)),
)
const integerScore = v.pipe(score, v.nullable(v.pipe(v.number(), v.integer())))
const moment = v.pipe(
  score,
  v.nullable(v.pipe(v.number(), v.minValue(-LAST_SECONDS), v.maxValue(LAST_SECONDS))),
)

const Deals = v.array(
  v.object({
    title: v.string(),
    salePrice: figure,
    normalPrice: figure,
    savings: figure,
    storeID: v.pipe(figure, v.integer()),
    metacriticScore: integerScore,
    steamRatingPercent: integerScore,
    releaseDate: moment,
    thumb: v.string(),
    dealID: v.string(),
  }),
)

/** An offer of a store; prices are US dollars. */
export interface GameDeal {
  title: string
  price: number
  normalPrice: number
  /** Percent. */
  savings: number
  store: number
  metacritic: number | null
  steamRating: number | null
  /** Unix seconds. */
  releasedAt: number | null
  image: string
  /** Percent-encoded. */
  dealId: string
}

/**
 * Games on sale.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const gameDeals = async (
  context: UpstreamCaller,
  query: { sortBy: string; pageSize: number; title: string | undefined; upperPrice: number | undefined },
): Promise<GameDeal[]> => {
  const { sortBy, pageSize, title, upperPrice } = query
  const found = await askAlways(entertainment.cheapshark, context, Deals, {
    path: '/deals',
    query: { onSale: 1, sortBy, pageSize, title, upperPrice },
  })
  return found.map((deal) => ({
    title: deal.title,
    price: deal.salePrice,
    normalPrice: deal.normalPrice,
    savings: deal.savings,
    store: deal.storeID,
    metacritic: deal.metacriticScore,
    steamRating: deal.steamRatingPercent,
    releasedAt: deal.releaseDate,
    image: deal.thumb,
    dealId: deal.dealID,
  }))
}
