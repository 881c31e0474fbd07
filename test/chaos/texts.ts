import { numberOf } from './fates.js'

const WORDS = [
  'air',
  'matahari',
  'Grüße',
  '世界',
  '🙂',
  '👩‍💻',
  'naïve',
  'kopi',
  'river',
  'θάλασσα',
  'שלום',
  'one',
  'buku',
  'gunung',
  'l’été',
  '`code`',
  '12.5',
  'end.\n\n',
  'list:\n- ',
  'jalan',
] as const

/** The answer that is right for one request: 5 to 60 words of many scripts, told apart by its number. */
export const textOf = (request: number): string => {
  const length = 5 + Math.floor(numberOf('length', request) * 55)
  const words = Array.from(
    { length },
    (_, at) => WORDS[Math.floor(numberOf('word', request, at) * WORDS.length)] as string,
  )
  return `Answer ${request}: ${words.join(' ')}.`
}
