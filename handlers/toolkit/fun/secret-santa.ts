import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { giftDraw } from '#toolkit/lib/random/gift-draw'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

const [FEWEST, MOST] = [3, 100]

const partsOf = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const indexByName = (names: readonly string[]): ReadonlyMap<string, number> => {
  if (names.length < FEWEST || names.length > MOST) {
    unprocessable(`A draw needs ${FEWEST} to ${MOST} names, not ${names.length}.`)
  }
  const indexes = new Map<string, number>()
  for (const [index, name] of names.entries()) {
    if (indexes.has(name)) unprocessable(`The name ${quoted(name)} is given more than once.`)
    indexes.set(name, index)
  }
  return indexes
}

/** The two names around the first hyphen with a name on each side. */
const pairOf = (exclusion: string, indexes: ReadonlyMap<string, number>): [number, number] => {
  for (let hyphen = exclusion.indexOf('-'); hyphen !== -1; hyphen = exclusion.indexOf('-', hyphen + 1)) {
    const one = indexes.get(exclusion.slice(0, hyphen).trim())
    const other = indexes.get(exclusion.slice(hyphen + 1).trim())
    if (one !== undefined && other !== undefined) return [one, other]
  }
  return unprocessable(`${quoted(exclusion)} is not a pair of names joined by a hyphen.`)
}

export default feature('rest_fun_secretSanta', ({ names: list, exclude = '', seed }) => {
  const names = partsOf(list)
  const indexes = indexByName(names)
  const excluded = names.map((_, index) => new Set([index]))
  for (const exclusion of partsOf(exclude)) {
    const [one, other] = pairOf(exclusion, indexes)
    excluded[one]?.add(other)
    excluded[other]?.add(one)
  }
  const draws = seededDraws(seed)
  const receivers =
    giftDraw(names.length, (giver, receiver) => excluded[giver]?.has(receiver) !== true, draws) ??
    unprocessable('No draw keeps all exclusions.')
  const items = names.map((giver, index) => ({ giver, receiver: names[receivers[index] ?? index] ?? giver }))
  return { count: names.length, items, seed: draws.seed }
})
