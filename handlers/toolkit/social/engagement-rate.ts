import { feature } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'

/** Reactions per post, as shares of the audience. */
export default feature('rest_social_engagementRate', (query) => {
  const { likes, comments, shares, saves, clicks, audience, basis, posts } = query
  const interactions = likes + comments + shares + saves + clicks
  const perPost = new Decimal(interactions).div(posts)
  const share = (of: number): number =>
    rounded(new Decimal(interactions).times(of).div(new Decimal(posts).times(audience)), 4)
  return {
    basis,
    interactions,
    perPost: rounded(perPost, 2),
    ratePercent: share(100),
    likesPerComment: comments === 0 ? null : rounded(new Decimal(likes).div(comments), 2),
    perThousand: share(1000),
  }
})
