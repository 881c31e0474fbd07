import { allQuotes, type Quote } from './collection.js'
import type { Query } from '#operation'

export type Theme = Query<'rest_quotes_theme'>['theme']

/** What a word of a quote on the theme begins with. */
const STEMS: Readonly<Record<Theme, string>> = {
  success: 'succe achiev accompl victor',
  failure: 'fail mistake defeat',
  courage: 'courage brave dare fear bold risk danger afraid strong strength confid',
  dreams: 'dream imagin vision',
  work: 'work labor effort persever persist',
  time: 'time today tomorrow yesterday moment',
  learning: 'learn teach knowledge wisdom educat school',
  happiness: 'happy happi joy smile laugh',
  love: 'love heart kind',
  leadership: 'lead follow',
  change: 'change begin start grow',
  friendship: 'friend',
}

const found = new Map<Theme, readonly Quote[]>()

const search = (theme: Theme): readonly Quote[] => {
  const begin = new RegExp(`(?<!\\p{L})(?:${STEMS[theme].replaceAll(' ', '|')})`, 'u')
  return allQuotes().filter(({ quote }) => begin.test(quote.toLowerCase()))
}

/** The quotes on a theme, in the collection's order. */
export const quotesOn = (theme: Theme): readonly Quote[] => {
  const quotes = found.get(theme) ?? search(theme)
  found.set(theme, quotes)
  return quotes
}
