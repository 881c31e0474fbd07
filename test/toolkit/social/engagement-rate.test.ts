import { answers, refuses, table } from '../../support/table.js'

table('rest_social_engagementRate', [
  answers(
    'likes and comments',
    { likes: 420, comments: 35, audience: 9100 },
    {
      basis: 'followers',
      interactions: 455,
      perPost: 455,
      ratePercent: 5,
      likesPerComment: 12,
      perThousand: 50,
    },
    '455/9100 = 0.05',
  ),
  answers(
    'all reactions of several posts',
    { likes: 1, comments: 2, shares: 3, saves: 4, clicks: 5, audience: 7, posts: 8, basis: 'reach' },
    {
      basis: 'reach',
      interactions: 15,
      perPost: 1.88,
      ratePercent: 26.7857,
      likesPerComment: 0.5,
      perThousand: 267.8571,
    },
    '15/8 = 1.875; 15/56 = 0.267857142',
  ),
  answers(
    'no reactions at all',
    { audience: 100 },
    { interactions: 0, perPost: 0, ratePercent: 0, likesPerComment: null, perThousand: 0 },
    'null without comments',
  ),
  answers(
    'a rate just half way',
    { likes: 1, audience: 2_000_000 },
    { ratePercent: 0.0001, perThousand: 0.0005 },
    '0.00005 percent, half up',
  ),
  answers(
    'the largest numbers',
    { likes: 1e10, comments: 1e10, shares: 1e10, saves: 1e10, clicks: 1e10, audience: 1 },
    { interactions: 5e10, ratePercent: 5e12, perThousand: 5e13 },
    'arithmetic',
  ),
  refuses(400, 'no audience', { likes: 1 }, 'audience'),
  refuses(400, 'an audience of 0', { likes: 1, audience: 0 }, 'audience'),
  refuses(400, 'negative likes', { likes: -1, audience: 1 }, 'likes'),
])
