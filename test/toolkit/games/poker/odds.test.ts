import { answers, refuses, table } from '../../../support/table.js'

const fares = (hand: string, win: number, tie: number, equity: number) => ({ hand, win, tie, equity })

table('rest_games_poker_2', [
  answers(
    'a flush draw against an overpair',
    { hands: 'AhKh,QsQd', board: '2h,7h,9c' },
    { runouts: 990, items: [fares('AhKh', 0.541414, 0, 0.541414), fares('QsQd', 0.458586, 0, 0.458586)] },
    'treys 0.1.8 over all runouts',
  ),
  answers(
    'one card to come',
    { hands: 'AsAd,KsKd', board: '2c,7h,9c,Jd' },
    { runouts: 44, items: [fares('AsAd', 0.954545, 0, 0.954545), fares('KsKd', 0.045455, 0, 0.045455)] },
    'two of 44 cards make a set of kings',
  ),
  answers(
    'the board is the best hand of all',
    { hands: '2c3d,4c5d,7h8s', board: 'As,Ks,Qs,Js,Ts' },
    {
      runouts: 1,
      items: ['2c3d', '4c5d', '7h8s'].map((hand) => fares(hand, 0, 1, 0.333333)),
    },
    'a royal flush on the board',
  ),
  answers(
    'a tie of two of three',
    { hands: 'AcKd,AdKc,2c2d', board: 'Ah,Kh,7s,8s,3d' },
    { items: [fares('AcKd', 0, 1, 0.5), fares('AdKc', 0, 1, 0.5), fares('2c2d', 0, 0, 0)] },
    'both have aces and kings',
  ),
  refuses(
    422,
    'a card in two hands',
    { hands: 'AhKh,AhQd', board: '2h,7h,9c' },
    'Ah is given more than once',
  ),
  refuses(
    422,
    'a card of the board in a hand',
    { hands: 'AhKh,QsQd', board: 'Ah,7h,9c' },
    'Ah is given more than once',
  ),
  refuses(400, 'one hand', { hands: 'AhKh', board: '2h,7h,9c' }, 'hands'),
  refuses(400, 'two cards on the board', { hands: 'AhKh,QsQd', board: '2h,7h' }, 'board'),
])
