import { unprocessable } from '../../errors.js'
import { endedLines } from './unified-diff.js'

/** A line of a hunk: what it does to the text, its content, and whether a line end follows it. */
interface PatchLine {
  operation: ' ' | '-' | '+'
  content: string
  ended: boolean
}

interface PatchHunk {
  /** Index of its first old line. */
  start: number
  lines: PatchLine[]
}

const HUNK = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/
const NO_LINE_END = '\\'

const operationOf = (line: string): PatchLine['operation'] | null => {
  // Mail programs and editors strip the space of an empty context line.
  const mark = line === '' || line === '\r' ? ' ' : line[0]
  return mark === ' ' || mark === '-' || mark === '+' ? mark : null
}

const OPPOSITE = { ' ': ' ', '-': '+', '+': '-' } as const

const reversed = (line: PatchLine): PatchLine => ({ ...line, operation: OPPOSITE[line.operation] })

/** Lines of a patch, and the next one to read. */
interface Reader {
  lines: readonly string[]
  at: number
}

/** Reads the body of hunk `number`, of as many old and new lines as its range says. */
const readBody = (reader: Reader, number: number, oldCount: number, newCount: number): PatchLine[] => {
  const body: PatchLine[] = []
  let [oldLeft, newLeft] = [oldCount, newCount]
  const readMark = (): boolean => {
    if (reader.lines[reader.at]?.startsWith(NO_LINE_END) !== true) return false
    const last = body.at(-1)
    if (last !== undefined) last.ended = false
    reader.at++
    return true
  }
  while (oldLeft > 0 || newLeft > 0) {
    if (readMark()) continue
    const line = reader.lines[reader.at++]
    const operation = line === undefined ? null : operationOf(line)
    if (line === undefined || operation === null) {
      return unprocessable(`patch: hunk ${number} has fewer lines than its range says.`)
    }
    oldLeft -= Number(operation !== '+')
    newLeft -= Number(operation !== '-')
    if (oldLeft < 0 || newLeft < 0) {
      unprocessable(`patch: hunk ${number} has lines other than its range says.`)
    }
    body.push({ operation, content: line.slice(1), ended: true })
  }
  readMark()
  return body
}

/** Whether a line between hunks would belong to one, and is neither a header nor a mail's signature. */
const isStray = (line: string): boolean => /^[ +-]/.test(line) && !/^(?:--- |\+\+\+ |-- ?$)/.test(line)

/**
 * The hunks of a unified diff of one file. Ends the call with 422 for what is none, naming the hunk by its number.
 * @param reverse swaps what is taken out and what is put in
 */
export const parsePatch = (patch: string, reverse: boolean): PatchHunk[] => {
  const reader: Reader = { lines: patch.split('\n'), at: 0 }
  const hunks: PatchHunk[] = []
  let files = 0
  while (reader.at < reader.lines.length) {
    const line = reader.lines[reader.at++] ?? ''
    const header = HUNK.exec(line)
    if (header !== null) {
      const numbers = header.slice(1).map((part?: string) => (part === undefined ? undefined : Number(part)))
      const [oldStart = 0, oldCount = 1, newStart = 0, newCount = 1] = numbers
      const body = readBody(reader, hunks.length + 1, oldCount, newCount)
      const [start, count] = reverse ? [newStart, newCount] : [oldStart, oldCount]
      hunks.push({
        // A range without lines is named by the line before it.
        start: Math.max(start - (count === 0 ? 0 : 1), 0),
        lines: reverse ? body.map(reversed) : body,
      })
    } else if (line.startsWith('@@')) unprocessable(`patch: hunk ${hunks.length + 1} has no valid range.`)
    else if (line.startsWith('--- ') && reader.lines[reader.at]?.startsWith('+++ ') === true) files++
    else if (hunks.length > 0 && isStray(line)) {
      unprocessable(`patch: hunk ${hunks.length} has more lines than its range says.`)
    }
  }
  if (files > 1) {
    unprocessable(`patch: the hunks from 1 on belong to ${files} files; give the diff of one file.`)
  }
  if (hunks.length === 0) unprocessable('patch is not a unified diff: it has no hunk 1.')
  return hunks
}

/** The places from 0 to `last`, the nearest to `start` first, of two as near the later one. */
function* nearestFirst(start: number, first: number, last: number): Generator<number> {
  const begin = Math.min(Math.max(start, first), last)
  yield begin
  for (let distance = 1; begin + distance <= last || begin - distance >= first; distance++) {
    if (begin + distance <= last) yield begin + distance
    if (begin - distance >= first) yield begin - distance
  }
}

/** Whether the old lines of a hunk are found at a place, apart from some context lines. */
const fits = (lines: readonly string[], at: number, old: readonly PatchLine[], fuzz: number): boolean => {
  let differing = 0
  return old.every(
    ({ operation, content }, offset) =>
      lines[at + offset] === content || (operation === ' ' && ++differing <= fuzz),
  )
}

const endsInCr = (line: string): boolean => line.endsWith('\r')

/** Gives the lines of a patch the CRs of the text, where all of the one have them and none of the other. */
const conversion = (text: readonly string[], patch: readonly string[]): ((content: string) => string) => {
  // The last line of a text may have no line end.
  if (text.slice(0, -1).every(endsInCr) && text.some(endsInCr) && !patch.some(endsInCr)) {
    return (content) => `${content}\r`
  }
  if (patch.every(endsInCr) && !text.some(endsInCr)) return (content) => content.slice(0, -1)
  return (content) => content
}

/**
 * Applies hunks to a text, each at the nearest place that fits. A patch without CRs fits a text whose every line ends in
 * CRLF, and the other way round. Ends the call with 422 for a
 * hunk that fits nowhere behind the one before it.
 * @param fuzz context lines of a hunk that may differ; the text's stay
 */
export const applyPatch = (text: string, hunks: readonly PatchHunk[], fuzz: number): string => {
  const lines = endedLines(text).map((line) => line.replace(/\n$/, ''))
  const convert = conversion(
    lines,
    hunks.flatMap((hunk) => hunk.lines.map(({ content }) => content)),
  )
  const answer: string[] = []
  let ended = text === '' || text.endsWith('\n')
  let [done, drift] = [0, 0]
  for (const [number, hunk] of hunks.entries()) {
    const changes = hunk.lines.map((line) => ({ ...line, content: convert(line.content) }))
    const old = changes.filter(({ operation }) => operation !== '+')
    const place = placeOf(lines, old, hunk.start + drift, done, fuzz)
    if (place === null) return unprocessable(`patch: hunk ${number + 1} does not fit the text.`)
    drift = place - hunk.start
    answer.push(...lines.slice(done, place))
    done = place
    for (const { operation, content } of changes) {
      if (operation === '+') answer.push(content)
      if (operation === ' ') answer.push(lines[done] ?? '')
      if (operation !== '+') done++
    }
    if (done === lines.length) ended = endedAfter(changes, ended)
  }
  answer.push(...lines.slice(done))
  return answer.join('\n') + (ended && answer.length > 0 ? '\n' : '')
}

const placeOf = (
  lines: readonly string[],
  old: readonly PatchLine[],
  start: number,
  first: number,
  fuzz: number,
): number | null => {
  const last = lines.length - old.length
  if (last < first) return null
  for (let errors = 0; errors <= fuzz; errors++) {
    for (const place of nearestFirst(start, first, last)) if (fits(lines, place, old, errors)) return place
  }
  return null
}

/** Whether the last line ends with a line end: as a hunk that reaches it says, else as it was. */
const endedAfter = (changes: readonly PatchLine[], before: boolean): boolean => {
  const lastNew = changes.findLast(({ operation }) => operation !== '-')
  const lastOld = changes.findLast(({ operation }) => operation !== '+')
  if (lastNew?.ended === false) return false
  return lastOld?.ended === false && lastNew !== lastOld ? true : before
}
