export interface TarotCard {
  card: string
  /** 0 to 21 in the major arcana, 1 (ace) to 14 (king) in the minor. */
  number: number
  arcana: 'major' | 'minor'
  suit: string | null
}

const MAJOR = [
  'The Fool',
  'The Magician',
  'The High Priestess',
  'The Empress',
  'The Emperor',
  'The Hierophant',
  'The Lovers',
  'The Chariot',
  'Strength',
  'The Hermit',
  'Wheel of Fortune',
  'Justice',
  'The Hanged Man',
  'Death',
  'Temperance',
  'The Devil',
  'The Tower',
  'The Star',
  'The Moon',
  'The Sun',
  'Judgement',
  'The World',
]
const SUITS = ['Wands', 'Cups', 'Swords', 'Pentacles']
const RANKS = 'Ace Two Three Four Five Six Seven Eight Nine Ten Page Knight Queen King'.split(' ')

/** The 78 cards: the major arcana, then the suits. */
export const TAROT_DECK: readonly TarotCard[] = [
  ...MAJOR.map((card, number): TarotCard => ({ card, number, arcana: 'major', suit: null })),
  ...SUITS.flatMap((suit) =>
    RANKS.map((rank, index): TarotCard => ({
      card: `${rank} of ${suit}`,
      number: index + 1,
      arcana: 'minor',
      suit,
    })),
  ),
]
