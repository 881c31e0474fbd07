import { feature } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { gameDeals } from '#toolkit/upstreams/games/cheapshark'

const SORTS = {
  deal: 'DealRating',
  price: 'Price',
  savings: 'Savings',
  metacritic: 'Metacritic',
  recent: 'Recent',
} as const

export default feature('rest_games_deals', async ({ q, maxPrice, sort, limit }, context) => {
  const deals = await gameDeals(context, {
    title: q === '' ? undefined : q,
    upperPrice: maxPrice,
    sortBy: SORTS[sort],
    pageSize: limit,
  })
  const items = deals
    .filter(({ price }) => maxPrice === undefined || price <= maxPrice)
    .slice(0, limit)
    .map(({ releasedAt, image, dealId, ...deal }) => ({
      ...deal,
      savings: roundHalfAway(deal.savings, 2),
      released: releasedAt === null ? null : new Date(releasedAt * 1000).toISOString().slice(0, 10),
      image,
      url: `https://www.cheapshark.com/redirect?dealID=${dealId}`,
    }))
  return { count: items.length, items }
})
