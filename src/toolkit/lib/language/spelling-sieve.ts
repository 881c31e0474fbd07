/** A letter without its case; all that is not ASCII counts as one letter. */
const foldOf = (code: number): number => (code > 127 ? 128 : code > 64 && code < 91 ? code + 32 : code)

/** FNV-1a of a word without its case, without the letter at `left` (-1 leaves none out). */
const hashOf = (word: string, left: number): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < word.length; index += 1)
    if (index !== left) hash = Math.imul(hash ^ foldOf(word.charCodeAt(index)), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** A Bloom filter of 2 ** bits bits with two places for each hash. */
const filterOf = (bits: number) => {
  const words = new Uint32Array(2 ** (bits - 5))
  const first = (hash: number): number => hash >>> (32 - bits)
  const second = (hash: number): number => Math.imul(hash, 0x9e3779b1) >>> (32 - bits)
  const mark = (place: number): void => {
    words[place >>> 5] = (words[place >>> 5] ?? 0) | (1 << (place & 31))
  }
  const isMarked = (place: number): boolean => (((words[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1
  return {
    add: (hash: number): void => {
      mark(first(hash))
      mark(second(hash))
    },
    has: (hash: number): boolean => isMarked(first(hash)) && isMarked(second(hash)),
  }
}

/** The Kelvin sign and the dotted capital I, whose lower case is an ASCII letter. */
const ODD = /[\u0130\u212a]/

/** Tells in a moment what is no word; it never errs in saying no. */
export interface Sieve {
  /** Whether a form may be a word, in any case. */
  mayBeWord(form: string): boolean
  /** Whether a form may be a word, or one edit away from one: a letter too many, too few or another, or two swapped. */
  mayBeNear(form: string): boolean
}

/**
 * Makes the sieve of a dictionary. An edit leaves a form and its word alike but for one letter of each, so both are
 * looked up without each of their letters in turn (the idea is SymSpell's, https://github.com/wolfgarbe/SymSpell, with a
 * Bloom filter of 4 MB in place of its table).
 */
export const sieveOf = (words: Iterable<string>): Sieve => {
  const whole = filterOf(23)
  const shortened = filterOf(25)
  for (const word of words) {
    whole.add(hashOf(word, -1))
    for (let left = -1; left < word.length; left += 1) shortened.add(hashOf(word, left))
  }
  return {
    mayBeWord: (form) => whole.has(hashOf(form, -1)) || ODD.test(form),
    mayBeNear: (form) => {
      for (let left = -1; left < form.length; left += 1) if (shortened.has(hashOf(form, left))) return true
      return ODD.test(form)
    },
  }
}
