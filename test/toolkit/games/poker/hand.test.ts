import { answers, refuses, table } from '../../../support/table.js'

const RULES = 'the rules of poker; suits in the order s h d c'

const hand = (name: string, rank: number, cards: string, best: string, kickers: string) =>
  answers<'rest_games_poker'>(
    `${name} in ${cards}`,
    { cards },
    { name, rank, cards: best.split(' '), kickers: kickers === '' ? [] : kickers.split(' ') },
    RULES,
  )

table('rest_games_poker', [
  hand('Royal Flush', 9, 'Th,Jh,Qh,Kh,Ah,As,Ad', 'Ah Kh Qh Jh Th', ''),
  hand('Straight Flush', 8, '9c,Tc,Jc,Qc,Kc,Ah,2d', 'Kc Qc Jc Tc 9c', ''),
  hand('Straight Flush', 8, 'Ac,2c,3c,4c,5c,6d,7d', '5c 4c 3c 2c Ac', ''),
  hand('Four of a Kind', 7, '8s,8h,8d,8c,Kd,Kc,As', '8s 8h 8d 8c As', 'As'),
  hand('Four of a Kind', 7, '8s,8h,8d,8c,Ad,Ah,As', '8s 8h 8d 8c As', 'As'),
  hand('Full House', 6, 'Kc,Kd,Kh,Ac,Ad,As,2c', 'As Ad Ac Kh Kd', ''),
  hand('Full House', 6, '2c,2d,2h,3c,3d', '2h 2d 2c 3d 3c', ''),
  hand('Flush', 5, '2d,9d,Jd,4d,Ad,Kd,Qs', 'Ad Kd Jd 9d 4d', ''),
  hand('Flush', 5, '2d,3d,4d,5d,7d,6c,8s', '7d 5d 4d 3d 2d', ''),
  hand('Straight', 4, 'Ah,2c,3d,4s,5h,5c,Kd', '5h 4s 3d 2c Ah', ''),
  hand('Straight', 4, 'Ah,Kc,Qd,Js,Th,9c,8d', 'Ah Kc Qd Js Th', ''),
  hand('Straight', 4, '6c,5c,4h,3d,2s,As,6s', '6s 5c 4h 3d 2s', ''),
  hand('Three of a Kind', 3, '7s,7d,7c,Ah,2d,9c', '7s 7d 7c Ah 9c', 'Ah 9c'),
  hand('Two Pair', 2, '5c,5d,9c,9h,Ks,Kd,As', 'Ks Kd 9h 9c As', 'As'),
  hand('Two Pair', 2, '5c,5d,9c,9h,4s,4d,2s', '9h 9c 5d 5c 4s', '4s'),
  hand('Pair', 1, 'Qc,Qs,2d,7h,9c,4s,Jd', 'Qs Qc Jd 9c 7h', 'Jd 9c 7h'),
  hand('High Card', 0, 'Qc,Ks,2d,7h,9c,4s,Jd', 'Ks Qc Jd 9c 7h', 'Ks Qc Jd 9c 7h'),
  hand('High Card', 0, 'Ac,Kd,Qh,Js,2c', 'Ac Kd Qh Js 2c', 'Ac Kd Qh Js 2c'),
  refuses(422, 'a card twice', { cards: 'As,Ad,3c,4h,As' }, 'As is given more than once'),
  refuses(400, 'four cards', { cards: 'As,Ad,3c,4h' }, 'cards'),
  refuses(400, 'eight cards', { cards: '2s,3s,4s,5s,6s,7s,8s,9s' }, 'cards'),
  refuses(400, 'a ten as 10', { cards: '10s,Ad,3c,4h,5s' }, 'cards'),
])
