import { feature, unprocessable } from '#toolkit'
import { distinct } from '#toolkit/lib/random/distinct'
import { englishLists, type EnglishList } from '#toolkit/lib/random/english-lists'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'
import type { Query } from '#operation'

type Kind = Query<'rest_fun_nameGenerator'>['kind']

/** The lists that are drawn from, in order, and the name that their words make. */
const NAMES: Readonly<
  Record<Kind, { lists: readonly EnglishList[]; name: (words: readonly string[]) => string }>
> = {
  band: { lists: ['adjective', 'animal'], name: (words) => `The ${words.join(' ')}s` },
  team: { lists: ['city', 'creature'], name: (words) => words.join(' ') },
  codename: { lists: ['adjective', 'animal'], name: (words) => words.join(' ') },
  startup: { lists: ['productAdjective', 'buzzNoun'], name: (words) => words.join('').replaceAll(' ', '') },
  pet: { lists: ['petName'], name: (words) => words.join('') },
}

const inCapitals = (words: string): string => words.replace(/(?<=^| )./g, (letter) => letter.toUpperCase())

export default feature('rest_fun_nameGenerator', async ({ kind, count, seed }) => {
  const listOf = await englishLists()
  const { name, lists } = NAMES[kind]
  const most = lists.reduce((product, list) => product * listOf(list).length, 1)
  if (count > most) unprocessable(`There are only ${most} different names for a ${kind}.`)
  const draws = seededDraws(seed)
  const items = distinct(count, () => name(lists.map((list) => inCapitals(draws.pick(listOf(list))))))
  return { kind, count, items, seed: draws.seed }
})
