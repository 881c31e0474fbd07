/** The quotes of inspirational-quotes and random-quotes that can be given out, and what is drawn and searched in them. */
import { createRequire } from 'node:module'
import type { Draws } from '../random/seeded-draws.js'

export interface Quote {
  quote: string
  author: string
}

const load = createRequire(import.meta.url)

/** Authors of the second file that name nobody. */
const NOBODY = new Set(['Unknown', 'Proverb', 'Famous Last Words'])

const LEFT_OUT = /god|hell|damn|sex|kill|vodka|drunk|alcohol|women|woman|wife|naked|dead|shit|gunfight/i

/** Ends of sentences that strayed into the field do not look like this. */
const NAME = /^\p{Lu}[\p{L}\p{M}.'’()& -]*$/u
const MOST_WORDS = 5

const collapsed = (text: string): string => text.trim().replace(/\s+/g, ' ')

const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Up to the first comma, unless that is part of a name such as Martin Luther King, Jr. */
const nameOf = (author: string): string => author.replace(/,(?! (?:Jr|Sr)\.).*$/s, '').trim()

const records = (): Quote[] => {
  // The file begins with a byte order mark, which only loading it as a module takes away.
  const inspirational = load('inspirational-quotes/data/data.json') as { text: string; from: string }[]
  const random = load('random-quotes/dist/quotes.json') as { body: string; author: string }[]
  return [
    ...inspirational.map(({ text, from }) => ({ quote: text, author: from })),
    ...random
      .filter(({ author }) => !NOBODY.has(author))
      .map(({ body, author }) => ({ quote: body, author })),
  ]
}

const read = (): readonly Quote[] => {
  const seen = new Set<string>()
  return records()
    .map(({ quote, author }) => ({ quote: collapsed(quote), author: nameOf(author) }))
    .filter(({ quote, author }) => {
      const key = lettersAndDigits(quote)
      if (seen.has(key)) return false
      seen.add(key)
      return !LEFT_OUT.test(quote) && NAME.test(author) && author.split(/\s+/).length <= MOST_WORDS
    })
}

let all: readonly Quote[] | undefined

/** Every quote, in the order of the two files; texts that differ in case and signs alone are there once. */
export const allQuotes = (): readonly Quote[] => (all ??= read())

/** Those whose author's name has a text in it, in any case; all without one. */
export const quotesBy = (author: string | undefined): readonly Quote[] => {
  if (author === undefined) return allQuotes()
  const part = author.toLowerCase()
  return allQuotes().filter((quote) => quote.author.toLowerCase().includes(part))
}

/** Up to `count` different quotes: each is a draw from the list, which loses it. */
export const drawQuotes = (quotes: readonly Quote[], count: number, draws: Draws): Quote[] => {
  const left = [...quotes]
  const drawn: Quote[] = []
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(draws.below(left.length), 1))
  return drawn
}
