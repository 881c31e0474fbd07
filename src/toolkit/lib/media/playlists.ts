import { readXml, type XmlReading } from '../markup/xml-text.js'
import { withPrefix } from '../markup/xml-namespace.js'
import { childrenNamed, textOf } from '../markup/xml-query.js'

/** An entry of a playlist; `seconds` is null where the length is unknown. */
export interface PlaylistItem {
  url: string
  title: string | null
  seconds: number | null
  attributes: Record<string, string>
}

export type PlaylistFormat = 'm3u' | 'pls' | 'xspf'

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).map((line) => line.trim())

/** One line: what an entry is written on must not begin another one. */
const oneLine = (text: string | null | undefined): string | null => {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return line === '' ? null : line
}

const EXTINF = /^#EXTINF:\s*(-?\d+(?:\.\d+)?)?/i
/** Values without quotes (tvg-shift=0) are passed over: a comma in the next one is not the title's. */
const ATTRIBUTE = /\s*([\w-]+)=(?:"([^"]*)"|[^\s",]*)/y

/** Reads `#EXTINF:123 tvg-id="a",Title`. */
const readExtinf = (line: string): Omit<PlaylistItem, 'url'> => {
  const [head = '', length] = EXTINF.exec(line) ?? []
  const attributes = new Map<string, string>()
  ATTRIBUTE.lastIndex = head.length
  let at = head.length
  for (let match = ATTRIBUTE.exec(line); match !== null; match = ATTRIBUTE.exec(line)) {
    const [, name = '', value] = match
    if (value !== undefined) attributes.set(name, value)
    at = ATTRIBUTE.lastIndex
  }
  const comma = line.indexOf(',', at)
  const value = Number(length ?? -1)
  return {
    title: comma === -1 ? null : oneLine(line.slice(comma + 1)),
    seconds: value > 0 ? Math.floor(value + 0.5) : null,
    attributes: Object.fromEntries(attributes),
  }
}

const readM3u = (text: string): PlaylistItem[] => {
  const items: PlaylistItem[] = []
  let info: Omit<PlaylistItem, 'url'> = { title: null, seconds: null, attributes: {} }
  for (const line of linesOf(text)) {
    if (EXTINF.test(line)) info = readExtinf(line)
    if (line === '' || line.startsWith('#')) continue
    items.push({ url: line, ...info })
    info = { title: null, seconds: null, attributes: {} }
  }
  return items
}

const PLS_LINE = /^(File|Title|Length)(\d{1,9})\s*=\s*(.*)$/i

const readPls = (text: string): PlaylistItem[] => {
  const entries = new Map<number, Record<string, string>>()
  for (const line of linesOf(text)) {
    const [, key, number, value] = PLS_LINE.exec(line) ?? []
    if (key === undefined || value === undefined) continue
    const entry = entries.get(Number(number)) ?? {}
    entry[key.toLowerCase()] = value
    entries.set(Number(number), entry)
  }
  return [...entries]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, { file = '', title, length = '-1' }]) => {
      if (file === '') return []
      const seconds = /^\d{1,9}$/.test(length) ? Number(length) : null
      return [{ url: file, title: oneLine(title), seconds, attributes: {} }]
    })
}

const XSPF = 'http://xspf.org/ns/0/'

const readXspf = (root: Extract<XmlReading, { root: unknown }>['root']): PlaylistItem[] => {
  withPrefix(root, (uri) => uri === XSPF, '')
  return childrenNamed(root, 'trackList')
    .flatMap((list) => childrenNamed(list, 'track'))
    .flatMap((track) => {
      const url = oneLine(textOf(track, 'location'))
      if (url === null) return []
      const title = oneLine(textOf(track, 'title'))
      const creator = oneLine(textOf(track, 'creator'))
      const duration = textOf(track, 'duration') ?? ''
      return [
        {
          url,
          title: title === null || creator === null ? title : `${creator} - ${title}`,
          seconds: /^\d{1,12}$/.test(duration) ? Math.floor(Number(duration) / 1000 + 0.5) : null,
          attributes: {},
        },
      ]
    })
}

/** Reads an M3U, PLS or XSPF playlist; `fault` where it is XML that is not well-formed. */
export const readPlaylist = (
  source: string,
):
  | { from: PlaylistFormat; items: PlaylistItem[] }
  | { from: 'xspf'; fault: Extract<XmlReading, { fault: unknown }>['fault'] } => {
  const text = source.replace(/^\ufeff/, '').trim()
  if (text.startsWith('<')) {
    const reading = readXml(text)
    return 'fault' in reading
      ? { from: 'xspf', fault: reading.fault }
      : { from: 'xspf', items: readXspf(reading.root) }
  }
  return /^[ \t]*\[playlist\][ \t]*$/im.test(text)
    ? { from: 'pls', items: readPls(text) }
    : { from: 'm3u', items: readM3u(text) }
}

const WRITERS = {
  m3u: (items: readonly PlaylistItem[]) => [
    '#EXTM3U',
    ...items.flatMap(({ url, title, seconds }) => [`#EXTINF:${seconds ?? -1},${title ?? ''}`, url]),
  ],
  pls: (items: readonly PlaylistItem[]) => [
    '[playlist]',
    ...items.flatMap(({ url, title, seconds }, index) => [
      `File${index + 1}=${url}`,
      ...(title === null ? [] : [`Title${index + 1}=${title}`]),
      `Length${index + 1}=${seconds ?? -1}`,
    ]),
    `NumberOfEntries=${items.length}`,
    'Version=2',
  ],
}

/** Writes a playlist, with one line feed at the end. */
export const writePlaylist = (format: 'm3u' | 'pls', items: readonly PlaylistItem[]): string =>
  `${WRITERS[format](items).join('\n')}\n`
