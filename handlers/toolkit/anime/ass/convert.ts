import { feature, unprocessable } from '#toolkit'
import {
  actorOf,
  cueText,
  isDrawing,
  NOT_A_SCRIPT,
  readSubstationAlpha,
  splitOverrides,
  substationTime,
  type ScriptFields,
} from '#toolkit/lib/anime/substation-alpha'
import { commaList } from '#toolkit/lib/text/comma-list'

interface Cue {
  start: number
  end: number
  text: string
}

/** HH:MM:SS.mmm, with a comma in SRT. */
const clock = (ms: number, separator: string): string => {
  const padded = (number: number, digits: number): string => String(Math.floor(number)).padStart(digits, '0')
  const seconds = `${padded(ms / 3_600_000, 2)}:${padded((ms / 60_000) % 60, 2)}:${padded((ms / 1000) % 60, 2)}`
  return `${seconds}${separator}${padded(ms % 1000, 3)}`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const timesOf = ({ start, end }: Cue, separator: string): string =>
  `${clock(start, separator)} --> ${clock(end, separator)}`

const WRITERS = {
  srt: (cues: readonly Cue[]) =>
    cues.map((cue, index) => `${index + 1}\n${timesOf(cue, ',')}\n${cue.text}\n`).join('\n'),
  vtt: (cues: readonly Cue[]) =>
    ['WEBVTT\n', ...cues.map((cue) => `${timesOf(cue, '.')}\n${escaped(cue.text)}\n`)].join('\n'),
  txt: (cues: readonly Cue[]) => cues.map(({ text }) => `${text}\n`).join(''),
} as const

const cueOf = (line: ScriptFields, speakers: boolean): Cue | undefined => {
  const start = substationTime(line.get('start'))
  const end = substationTime(line.get('end'))
  const { plain, overrides } = splitOverrides(line.get('text') ?? '')
  const text = cueText(plain)
  if (start === undefined || end === undefined || text === '' || isDrawing(overrides)) return undefined
  const actor = actorOf(line)
  return { start, end, text: speakers && actor !== '' ? `${actor}: ${text}` : text }
}

export default feature('rest_anime_ass', ({ text, to, speakers, styles }) => {
  const { dialogue } = readSubstationAlpha(text) ?? unprocessable(NOT_A_SCRIPT)
  const wanted = styles === undefined ? undefined : new Set(commaList('styles', styles))
  const cues = dialogue
    .filter((line) => wanted?.has(line.get('style') ?? '') ?? true)
    .flatMap((line) => cueOf(line, speakers) ?? [])
    .sort((one, other) => one.start - other.start)
  return {
    to,
    cues: cues.length,
    skipped: dialogue.length - cues.length,
    content: cues.length === 0 ? '' : WRITERS[to](cues),
  }
})
