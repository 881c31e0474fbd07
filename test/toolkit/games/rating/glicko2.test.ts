import { answers, near, refuses, table } from '../../../support/table.js'

const game = '1500:30:1'

table('rest_games_rating_2', [
  answers(
    "Glickman's example",
    { rating: 1500, rd: 200, games: '1400:30:1,1550:100:0,1700:300:0' },
    {
      // The paper rounds on the way and has 1464.06 and 0.05999.
      rating: near(1464.06, 0.011),
      rd: 151.52,
      volatility: near(0.05999, 0.00001),
      change: near(-35.94, 0.011),
      low: near(1464.06 - 2 * 151.52, 0.03),
      high: near(1464.06 + 2 * 151.52, 0.03),
      games: 3,
    },
    'Glickman, "Example of the Glicko-2 system", 2022',
  ),
  answers(
    'an idle period',
    { rating: 1500, rd: 50 },
    { rating: 1500, rd: 51.07, volatility: 0.06, change: 0, low: 1397.85, high: 1602.15, games: 0 },
    '173.7178 * sqrt((50/173.7178)^2 + 0.06^2) = 51.0745',
  ),
  answers(
    'the defaults',
    {},
    { rating: 1500, rd: 350.16, games: 0 },
    '173.7178 * sqrt((350/173.7178)^2 + 0.06^2)',
  ),
  answers('a comma at the end', { games: `${game},` }, { games: 1 }, 'the pattern has it'),
  answers(
    'a draw as .5',
    { games: '1500:30:.5' },
    { rating: 1500, change: 0, games: 1 },
    'an equal opponent',
  ),
  answers('a hundred games', { games: Array(100).fill(game).join(',') }, { games: 100 }, 'the bound'),
  answers(
    'a great surprise raises the volatility',
    { rating: 1500, rd: 50, games: Array(20).fill('2500:30:1').join(',') },
    { volatility: near(0.066907, 0.000002) },
    'root of f by bisection in Python',
  ),
  refuses(400, '101 games', { games: Array(101).fill(game).join(',') }, 'games'),
  refuses(400, 'a rating with two points', { games: '1.2.3:30:1' }, 'games'),
  refuses(400, 'a rating over 5000', { games: '5001:30:1' }, 'games'),
  refuses(400, 'a deviation of 0', { games: '1500:0:1' }, 'games'),
  refuses(400, 'a deviation over 500', { games: '1500:501:1' }, 'games'),
  refuses(400, 'a score of 2', { games: '1500:30:2' }, 'games'),
  refuses(400, 'a point alone', { games: '.:30:1' }, 'games'),
  refuses(400, 'a deviation below 1', { rd: 0.5 }, 'rd'),
  refuses(400, 'no volatility', { volatility: 0 }, 'volatility'),
  refuses(400, 'a constant over 2', { tau: 2.1 }, 'tau'),
])
