import { feature, unprocessable } from '#toolkit'
import { ALPHABETS } from '#toolkit/lib/random/alphabets'
import { distinct } from '#toolkit/lib/random/distinct'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

/** The characters that a place of the string may have; one that is fixed takes no draw. */
type Place = { alphabet: string } | { fixed: string }

const MASK: Readonly<Record<string, string>> = {
  '#': ALPHABETS.digits,
  A: ALPHABETS.upper,
  a: ALPHABETS.lower,
  '*': ALPHABETS.alphanumeric,
}

const placesOf = (mask: string, alphabet: string): Place[] => {
  const places: Place[] = []
  const characters = Array.from(mask)[Symbol.iterator]()
  for (const character of characters) {
    if (character === '\\') places.push({ fixed: characters.next().value ?? '\\' })
    else if (character === '?') places.push({ alphabet })
    else places.push(MASK[character] === undefined ? { fixed: character } : { alphabet: MASK[character] })
  }
  return places
}

const sizeOf = (place: Place): number => ('fixed' in place ? 1 : place.alphabet.length)

export default feature('rest_random_string', ({ length, alphabet: name, mask, count, unique, seed }) => {
  const alphabet = ALPHABETS[name]
  const places =
    mask === undefined ? Array.from({ length }, (): Place => ({ alphabet })) : placesOf(mask, alphabet)
  const combinations = places.reduce((product, place) => product * BigInt(sizeOf(place)), 1n)
  if (unique && BigInt(count) > combinations) {
    unprocessable(`There are only ${combinations} different strings, fewer than count.`)
  }
  const draws = seededDraws(seed)
  const draw = (): string =>
    places
      .map((place) => ('fixed' in place ? place.fixed : place.alphabet.charAt(draws.below(sizeOf(place)))))
      .join('')
  const entropy = places.reduce((bits, place) => bits + Math.log2(sizeOf(place)), 0)
  return {
    count,
    items: unique ? distinct(count, draw) : Array.from({ length: count }, draw),
    entropyBits: Math.round(entropy * 100) / 100,
    combinations: combinations.toString(),
    seed: draws.seed,
  }
})
