/** A run of characters that is in both texts; without any, the length is 0 and the places are -1. */
export interface CommonSubstring {
  indexA: number
  indexB: number
  length: number
}

/** The places of each character in a text, ascending. */
export type Places = ReadonlyMap<string, readonly number[]>

export const placesOf = (text: readonly string[]): Places => {
  const places = new Map<string, number[]>()
  text.forEach((character, index) => {
    const known = places.get(character)
    if (known === undefined) places.set(character, [index])
    else known.push(index)
  })
  return places
}

interface Window {
  from: number
  to: number
}

/**
 * The longest common substring of two windows: the one that starts first in a, then first in b.
 * @param places of the characters of b
 */
export const longestCommonSubstring = (
  a: readonly string[],
  places: Places,
  inA: Window,
  inB: Window,
): CommonSubstring => {
  let best: CommonSubstring = { indexA: -1, indexB: -1, length: 0 }
  // Lengths of the runs that end before each place in b, at the character before in a and at this one.
  let above = new Int32Array(inB.to - inB.from + 1)
  let here = new Int32Array(inB.to - inB.from + 1)
  let written: readonly number[] = []
  for (let indexA = inA.from; indexA < inA.to; indexA += 1) {
    const found = (places.get(a[indexA] ?? '') ?? []).filter((place) => place >= inB.from && place < inB.to)
    for (const indexB of found) {
      const length = (above[indexB - inB.from] ?? 0) + 1
      here[indexB - inB.from + 1] = length
      if (length > best.length) best = { indexA: indexA - length + 1, indexB: indexB - length + 1, length }
    }
    for (const indexB of written) above[indexB - inB.from + 1] = 0
    ;[above, here] = [here, above]
    written = found
  }
  return best
}
