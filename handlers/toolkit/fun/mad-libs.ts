import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { englishLists, type EnglishList } from '#toolkit/lib/random/english-lists'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

const BLANK = /\{([^{}]*)\}/g
const PARTS = /^([A-Za-z]+)([0-9]*)$/

const LEAST_NUMBER = 2
const NUMBERS = 98

/** The list behind each blank but number. */
const LISTS: ReadonlyMap<string, EnglishList> = new Map([
  ['noun', 'noun'],
  ['adjective', 'adjective'],
  ['verb', 'verb'],
  ['adverb', 'adverb'],
  ['animal', 'animal'],
  ['food', 'fruit'],
  ['name', 'firstName'],
  ['city', 'city'],
  ['job', 'job'],
  ['color', 'color'],
] as const)

const unknown = (blank: string): never => unprocessable(`${quoted(`{${blank}}`)} is not a known blank.`)

export default feature('rest_fun_madLibs', async ({ text, seed }) => {
  const listOf = await englishLists()
  const draws = seededDraws(seed)
  const drawn = (kind: string, blank: string): string => {
    if (kind === 'number') return String(LEAST_NUMBER + draws.below(NUMBERS))
    return draws.pick(listOf(LISTS.get(kind) ?? unknown(blank)))
  }
  const named = new Map<string, string>()
  const filled: { blank: string; word: string }[] = []
  const story = text.replace(BLANK, (_, blank: string) => {
    const [, kind = '', number = ''] = PARTS.exec(blank) ?? []
    const name = blank.toLowerCase()
    const lower = named.get(name) ?? drawn(kind.toLowerCase(), blank)
    if (number !== '') named.set(name, lower)
    const isCapital = /^[A-Z]/.test(blank)
    const word = isCapital ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower
    filled.push({ blank, word })
    return word
  })
  if (filled.length === 0) unprocessable('text has no blank, such as {noun}.')
  return { text: story, count: filled.length, filled, seed: draws.seed }
})
