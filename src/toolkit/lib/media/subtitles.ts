import { clockWithMilliseconds } from './clock.js'

export type SubtitleFormat = 'srt' | 'vtt'

/** A subtitle with its times in milliseconds; the text is as written, lines joined by \n. */
export interface Cue {
  /** The line before the time line, where there is one. */
  id: string | null
  startMs: number
  endMs: number
  text: string
}

export type SubtitleReading =
  { format: SubtitleFormat; cues: Cue[] } | { format: SubtitleFormat; fault: { cue: number; line: string } }

const ARROW = '-->'
const TIME = String.raw`(?:(\d{1,6}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})`
const TIME_LINE = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s.*)?$`)
/** Blocks of WebVTT that are not cues. */
const ASIDE = /^(?:NOTE(?:[ \t].*)?|STYLE[ \t]*|REGION[ \t]*)$/

const millisecondsOf = ([hours, minutes, seconds, fraction]: readonly (string | undefined)[]): number =>
  3_600_000 * Number(hours ?? 0) +
  60_000 * Number(minutes) +
  1000 * Number(seconds) +
  Number((fraction ?? '').padEnd(3, '0'))

/** In WebVTT a line with an arrow begins a cue where the one before has its time line, or no more room for it (section 6.1). */
const beginsCue = (line: string, block: readonly string[]): boolean =>
  line.includes(ARROW) &&
  !ASIDE.test(block[0] ?? '') &&
  (block.length > 1 || block.some((before) => before.includes(ARROW)))

/** Runs of lines that are not blank. */
const blocksOf = (lines: readonly string[], format: SubtitleFormat): string[][] => {
  const blocks: string[][] = [[]]
  for (const line of lines) {
    const block = blocks.at(-1) ?? []
    if (line.trim() === '') blocks.push([])
    else if (format === 'vtt' && beginsCue(line, block)) blocks.push([line])
    else block.push(line)
  }
  return blocks.filter((block) => block.length > 0)
}

/** The place of the time line in a block; -1 where the block is no cue. */
const timeLineIn = (block: readonly string[]): number =>
  block.slice(0, 2).findIndex((line) => line.includes(ARROW))

/** Reads SubRip, or WebVTT where the first line begins with WEBVTT; says which cue has a time line that cannot be read. */
export const readSubtitles = (source: string): SubtitleReading => {
  const text = source.replace(/^\ufeff/, '')
  const format = text.startsWith('WEBVTT') ? 'vtt' : 'srt'
  const [head = '', ...rest] = text.split(/\r\n|\r|\n/)
  const cues: Cue[] = []
  for (const block of blocksOf(format === 'vtt' ? rest : [head, ...rest], format)) {
    const at = timeLineIn(block)
    if (at === -1 || (format === 'vtt' && ASIDE.test(block[0] ?? ''))) continue
    const line = block[at] ?? ''
    const times = TIME_LINE.exec(line)
    if (times === null) return { format, fault: { cue: cues.length + 1, line } }
    cues.push({
      id: at === 0 ? null : (block[0] ?? '').trim(),
      startMs: millisecondsOf(times.slice(1, 5)),
      endMs: millisecondsOf(times.slice(5, 9)),
      text: block.slice(at + 1).join('\n'),
    })
  }
  return { format, cues }
}

const written = (lines: readonly (string | number)[]): string =>
  lines.filter((line) => line !== '').join('\n')

const srtTime = (milliseconds: number): string => clockWithMilliseconds(milliseconds).replace('.', ',')

const WRITERS: Readonly<
  Record<SubtitleFormat, (cues: readonly Pick<Cue, 'startMs' | 'endMs' | 'text'>[]) => string>
> = {
  srt: (cues) =>
    cues
      .map(({ startMs, endMs, text }, index) =>
        written([index + 1, [startMs, endMs].map(srtTime).join(` ${ARROW} `), text]),
      )
      .join('\n\n'),
  vtt: (cues) =>
    [
      'WEBVTT',
      ...cues.map(({ startMs, endMs, text }) =>
        written([[startMs, endMs].map(clockWithMilliseconds).join(` ${ARROW} `), text]),
      ),
    ].join('\n\n'),
}

/** Writes cues in a format, with one line feed at the end; their texts must be in that format already. */
export const writeSubtitles = (
  format: SubtitleFormat,
  cues: readonly Pick<Cue, 'startMs' | 'endMs' | 'text'>[],
): string => {
  const content = WRITERS[format](cues)
  return content === '' ? '' : `${content}\n`
}

const ESCAPES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0' }

const withoutEscapes = (text: string): string =>
  text.replace(/&(amp|lt|gt|nbsp);/g, (_all, name: string) => ESCAPES[name] ?? '')

const KEPT = String.raw`\/?[biu]>`
/** Every tag but <b>, <i> and <u>; a class (<i.loud>) or an annotation goes from those, too. */
const OTHER_TAGS = new RegExp(`<(?!${KEPT})[^<>]*>`, 'gi')
const CLASSES = /<([biu])[.\s][^<>]*>/gi
const OVERRIDES = /\{\\[^}]*\}/g
const STYLE_TAGS = /<\/?[biu]>/gi

/** A cue's text with the tags <b>, <i> and <u> alone, escaped as its format has it; lines that had nothing but tags are gone. */
export const styledText = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(OVERRIDES, '').replace(CLASSES, '<$1>').replace(OTHER_TAGS, ''))
    .filter((line) => line.trim() !== '')
    .join('\n')

/** A styled text in plain characters. */
export const plainText = (styled: string, format: SubtitleFormat): string =>
  format === 'vtt' ? withoutEscapes(styled) : styled

/** A cue's text without any tags, in plain characters. */
export const untagged = (text: string, format: SubtitleFormat): string => {
  const bare = text
    .replace(OVERRIDES, '')
    .replace(CLASSES, '')
    .replace(OTHER_TAGS, '')
    .replace(STYLE_TAGS, '')
  return plainText(bare, format)
}

/** SubRip has no escapes; those of WebVTT stand. */
const AMPERSANDS: Readonly<Record<SubtitleFormat, RegExp>> = { srt: /&/g, vtt: /&(?!#?\w{1,32};)/g }

const STRAY_BRACKET = new RegExp(`<(?!${KEPT})`, 'gi')

/** A styled text as WebVTT wants it: &, a < that begins no kept tag and --> are escaped (section 4.2.2). */
export const escapedForVtt = (styled: string, format: SubtitleFormat): string =>
  styled.replace(AMPERSANDS[format], '&amp;').replace(STRAY_BRACKET, '&lt;').replaceAll(ARROW, '--&gt;')
