/** The emoji that fits an English word, from gemoji's names and tags. */
import { gemoji } from 'gemoji'

/** Words that are never looked up: they say nothing that an emoji could show. */
const NEVER = new Set(
  'the and for you are was with that this have from not but all can her his one our out has had its too via per are'.split(
    ' ',
  ),
)
const LEAST_LETTERS = 3

const firstByWord = (wordsOf: (entry: (typeof gemoji)[number]) => readonly string[]): Map<string, string> => {
  const found = new Map<string, string>()
  for (const entry of gemoji) {
    for (const word of wordsOf(entry)) if (!found.has(word)) found.set(word, entry.emoji)
  }
  return found
}

/** Names of what is forbidden, such as no_bicycles, do not stand for the thing itself. */
const FORBIDDEN = /^no_|^non-/

/** In the order in which they are asked; the first emoji in gemoji's order has the word. */
const TABLES = [
  firstByWord(({ names }) => names),
  firstByWord(({ tags }) => tags),
  firstByWord(({ names }) =>
    names.filter((name) => !FORBIDDEN.test(name)).flatMap((name) => name.split('_')),
  ),
]

const lookedUp = (word: string): string | undefined => {
  for (const table of TABLES) {
    const emoji = table.get(word)
    if (emoji !== undefined) return emoji
  }
  return undefined
}

/** The emoji of a word, or else of the word without its final s; case does not matter. */
export const emojiOfWord = (word: string): string | undefined => {
  const lower = word.toLowerCase()
  const candidates =
    lower.length > LEAST_LETTERS && lower.endsWith('s') ? [lower, lower.slice(0, -1)] : [lower]
  if (NEVER.has(lower)) return undefined
  for (const candidate of candidates) {
    const emoji = candidate.length < LEAST_LETTERS || NEVER.has(candidate) ? undefined : lookedUp(candidate)
    if (emoji !== undefined) return emoji
  }
  return undefined
}
