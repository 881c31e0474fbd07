/**
 * SubStation Alpha scripts (SSA and ASS). ass-compiler is not used: it takes `::` for a time and a line before the Format line
 * for one without fields, gives no line its raw time, and splits `{` without `}` slowly.
 */

/** A line of [Events] or [V4+ Styles]: its fields by their names in lower case. */
export type ScriptFields = ReadonlyMap<string, string>

export interface SubstationScript {
  /** Of [Script Info], by names in lower case. */
  info: ReadonlyMap<string, string>
  styles: readonly ScriptFields[]
  dialogue: readonly ScriptFields[]
  comments: number
}

const SECTIONS: Readonly<Record<string, 'info' | 'styles' | 'events'>> = {
  'script info': 'info',
  'v4 styles': 'styles',
  'v4+ styles': 'styles',
  'v4++ styles': 'styles',
  events: 'events',
}

const namesOf = (value: string): string[] => value.split(',').map((name) => name.trim().toLowerCase())

/** The last field takes what is left, with its commas. */
const fieldsOf = (value: string, names: readonly string[]): ScriptFields => {
  const parts = value.split(',')
  const last = names.length - 1
  return new Map(
    names.map((name, index) => [
      name,
      (index === last ? parts.slice(index).join(',') : (parts[index] ?? '')).trim(),
    ]),
  )
}

/**
 * Reads a script.
 * @returns undefined without an [Events] section that has a Format line and then a Dialogue line
 */
export const readSubstationAlpha = (text: string): SubstationScript | undefined => {
  const info = new Map<string, string>()
  const styles: ScriptFields[] = []
  const dialogue: ScriptFields[] = []
  let comments = 0
  let isReadable = false
  let section: 'info' | 'styles' | 'events' | undefined
  const formats = { styles: [] as string[], events: [] as string[] }
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const line = raw.trim()
    if (line.startsWith(';')) continue
    const heading = /^\[([^\]]*)\]/.exec(line)?.[1]
    if (heading !== undefined) {
      section = SECTIONS[heading.trim().toLowerCase()]
      continue
    }
    const colon = line.indexOf(':')
    if (section === undefined || colon === -1) continue
    const key = line.slice(0, colon).trim().toLowerCase()
    const value = line.slice(colon + 1).trim()
    if (section === 'info') info.set(key, value)
    else if (key === 'format') formats[section] = namesOf(value)
    else if (section === 'styles' && key === 'style') styles.push(fieldsOf(value, formats.styles))
    else if (section === 'events' && key === 'comment') comments += 1
    else if (section === 'events' && key === 'dialogue') {
      dialogue.push(fieldsOf(value, formats.events))
      isReadable ||= formats.events.length > 0
    }
  }
  return isReadable ? { info, styles, dialogue, comments } : undefined
}

/** Milliseconds of a time such as 0:00:01.50; undefined for what is none. */
export const substationTime = (text: string | undefined): number | undefined => {
  const match = /^(\d{1,4}):(\d{1,2}):(\d{1,2})(?:\.(\d{1,9}))?$/.exec(text ?? '')
  if (match === null) return undefined
  const [, hours, minutes, seconds, fraction = ''] = match
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return whole * 1000 + Math.round(Number(`0.${fraction}0`) * 1000)
}

/** The text of a line, and what its override blocks have between { and }. */
export const splitOverrides = (text: string): { plain: string; overrides: readonly string[] } => {
  const overrides: string[] = []
  let plain = ''
  let from = 0
  for (;;) {
    const start = text.indexOf('{', from)
    const end = start === -1 ? -1 : text.indexOf('}', start)
    if (end === -1) return { plain: plain + text.slice(from), overrides }
    plain += text.slice(from, start)
    overrides.push(text.slice(start + 1, end))
    from = end + 1
  }
}

/** The text of a cue: \N and \n break lines, \h is a blank, and lines without text are dropped. */
export const cueText = (plain: string): string =>
  plain
    .replace(/\\[Nn]/g, '\n')
    .replaceAll('\\h', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')

/** Whether a line is a drawing: a \p tag of 1 or more, which \pos and \pbo are not. */
export const isDrawing = (overrides: readonly string[]): boolean =>
  overrides.some((tags) => /\\p\s*0*[1-9]/.test(tags))

/** Whether a line has karaoke: \k, \K, \kf or \ko. */
export const isKaraoke = (overrides: readonly string[]): boolean =>
  overrides.some((tags) => /\\(?:k[fo]?|K)(?![A-Za-z])/.test(tags))

/** Fonts of \fn tags. */
export const fontTags = (overrides: readonly string[]): string[] =>
  overrides.flatMap((tags) => Array.from(tags.matchAll(/\\fn([^\\]*)/g), ([, font = '']) => font.trim()))

/** The speaker of a line: its Name field, which some programs call Actor. */
export const actorOf = (line: ScriptFields): string => line.get('name') ?? line.get('actor') ?? ''

export const NOT_A_SCRIPT =
  'The text is not a SubStation Alpha script: no [Events] section has a Format line and then a Dialogue line.'
