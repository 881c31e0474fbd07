/** Ordinary content of any length, the same in every run: what callers send when they send much. */

const WORDS =
  'the service answers every request that its users send and keeps a journal of what it has done while other people wait for the results of their own work so that nobody loses time or money when a machine fails in the middle of a long night'.split(
    ' ',
  )

/** Spreads consecutive numbers over 0 to `bound` - 1, the same in every run (MurmurHash3's finalizer). */
export const scattered = (index: number, bound: number): number => {
  let hash = Math.imul(index + 1, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % bound
}

/** A word from a vocabulary of some thousands, as a text of that length has. */
export const word = (index: number): string => {
  const stem = WORDS[scattered(index, WORDS.length)] ?? ''
  return index % 3 === 0 ? `${stem}${WORDS[scattered(index * 7, WORDS.length)] ?? ''}` : stem
}

/** As many whole parts as fit between `head` and `tail` into `length` characters. */
export const filled = (
  length: number,
  part: (index: number) => string,
  { head = '', tail = '', between = '' } = {},
): string => {
  const parts: string[] = []
  let used = head.length + tail.length
  for (let index = 0; ; index += 1) {
    const next = part(index)
    const size = next.length + (index === 0 ? 0 : between.length)
    if (used + size > length) return head + parts.join(between) + tail
    parts.push(next)
    used += size
  }
}

const sentence = (index: number): string => {
  const words = Array.from({ length: 6 + scattered(index, 12) }, (_, place) => word(index * 20 + place))
  const text = words.join(' ')
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
}

/** English prose in lines of a sentence. */
export const prose = (length: number): string => filled(length, sentence, { between: '\n' })

/** Prose in one line. */
export const paragraph = (length: number): string => filled(length, sentence, { between: ' ' })

/** Short lines in no order, some of them more than once. */
export const lines = (length: number, between = '\n'): string =>
  filled(length, (index) => `${word(index)} ${scattered(index, 900)}`, { between })

/** Words alone, by commas unless told. */
export const names = (length: number, between = ','): string =>
  filled(length, (index) => `${word(index)}${index}`, { between })

/** Decimals between 0 and 1000 with two digits behind the point. */
export const decimals = (length: number, most = Infinity): string =>
  filled(
    length,
    (index) => (index < most ? (scattered(index, 100_000) / 100 + 0.01).toFixed(2) : ' '.repeat(length)),
    {
      between: ',',
    },
  )

/** A natural number of so many digits. */
export const digits = (length: number, from = 0): string =>
  Array.from({ length }, (_, index) => (index === 0 ? '9' : String(scattered(index + from, 10)))).join('')

/** A JSON array of records with nested members. */
export const records = (length: number, from = 0): string =>
  filled(
    length,
    (index) =>
      JSON.stringify({
        id: index + 1,
        name: word(index + from),
        price: scattered(index + from, 10_000) / 100,
        active: index % 2 === 0,
        tags: [word(index + 1), word(index + 2)],
        address: { city: word(index + 3), since: '2024-01-05T10:00:00Z' },
      }),
    { head: '[', tail: ']', between: ',' },
  )

/** A table with a header. */
export const table = (length: number, between = ','): string =>
  filled(
    length,
    (index) =>
      [
        index + 1,
        word(index),
        `2024-0${1 + (index % 9)}-1${index % 10}`,
        scattered(index, 10_000) / 100,
      ].join(between),
    { head: `${['id', 'name', 'joined', 'price'].join(between)}\n`, between: '\n' },
  )
