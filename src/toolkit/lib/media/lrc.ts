/** A line of lyrics with its time in the song. */
export interface TimedLine {
  ms: number
  text: string
}

/** What the id tags of an LRC file say; null where a tag is missing or empty. */
export interface LrcMeta {
  title: string | null
  artist: string | null
  album: string | null
  author: string | null
  by: string | null
  length: string | null
  /** Milliseconds by which the lyrics come sooner. */
  offset: number
}

const TEXT_TAGS = {
  ti: 'title',
  ar: 'artist',
  al: 'album',
  au: 'author',
  by: 'by',
  length: 'length',
} as const

const TAG = /^\[(ti|ar|al|au|by|length|offset):(.*)\]$/i
const TIME = /^\s*\[(\d{1,3}):([0-5]\d)(?:\.(\d{2,3}))?\]/
const WORD_TIME = /<\d{1,3}:[0-5]\d(?:\.\d{2,3})?>/g

const isTextTag = (tag: string): tag is keyof typeof TEXT_TAGS => Object.hasOwn(TEXT_TAGS, tag)

const putTag = (meta: LrcMeta, tag: string, value: string): void => {
  if (isTextTag(tag)) meta[TEXT_TAGS[tag]] = value === '' ? null : value
  else if (/^[+-]?\d{1,9}$/.test(value)) meta.offset = Number(value)
}

/** The times at the start of a line in milliseconds, and what follows them. */
const timesOf = (line: string): { times: number[]; rest: string } => {
  const times: number[] = []
  let rest = line
  for (let match = TIME.exec(rest); match !== null; match = TIME.exec(rest)) {
    const [all, minutes, seconds, fraction = ''] = match
    times.push(60_000 * Number(minutes) + 1000 * Number(seconds) + Number(fraction.padEnd(3, '0')))
    rest = rest.slice(all.length)
  }
  return { times, rest }
}

/** Reads LRC lyrics: id tags, and timed lines sorted by time; of equal times the one that is first in the file. */
export const readLrc = (text: string): { meta: LrcMeta; lines: TimedLine[] } => {
  const meta: LrcMeta = {
    title: null,
    artist: null,
    album: null,
    author: null,
    by: null,
    length: null,
    offset: 0,
  }
  const found: TimedLine[] = []
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const [, tag, value = ''] = TAG.exec(line.trim()) ?? []
    if (tag !== undefined) putTag(meta, tag.toLowerCase(), value.trim())
    const { times, rest } = timesOf(line)
    const sung = rest.replace(WORD_TIME, '').trim()
    found.push(...times.map((ms) => ({ ms, text: sung })))
  }
  const lines = found
    .map(({ ms, text: sung }) => ({ ms: Math.max(0, ms - meta.offset), text: sung }))
    .toSorted((a, b) => a.ms - b.ms)
  return { meta, lines }
}
