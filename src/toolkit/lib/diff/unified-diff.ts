import { diffItems, type Edit, type EditOperation } from './myers-diff.js'

/** A run of changed lines with the equal ones around them, in the unified format's numbers. */
export interface Hunk {
  oldStart: number
  oldLines: number
  newStart: number
  newLines: number
  /** Each line behind a space, `-` or `+`, without its line end. */
  lines: string[]
}

export interface UnifiedDiff {
  added: number
  removed: number
  unchanged: number
  hunks: Hunk[]
  /** The whole diff of `a` and `b`; empty when no line differs. */
  patch: string
}

/** Lines that end at LF, each with its line end; only the last may have none. */
export const endedLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? []

const MARKS: Readonly<Record<EditOperation, string>> = { equal: ' ', delete: '-', insert: '+' }

/** Stretches of the script around its changes, with `context` equal lines; those that would touch are one. */
const stretchesOf = (edits: readonly Edit[], context: number): Edit[][] => {
  const stretches: [start: number, end: number][] = []
  edits.forEach(({ operation }, at) => {
    if (operation === 'equal') return
    const last = stretches.at(-1)
    const start = Math.max(at - context, 0)
    const end = Math.min(at + context + 1, edits.length)
    if (last !== undefined && start <= last[1]) last[1] = end
    else stretches.push([start, end])
  })
  return stretches.map(([start, end]) => edits.slice(start, end))
}

const rangeOf = (start: number, lines: number): string => `${start},${lines}`

/**
 * The unified diff of two texts by lines.
 * @param keyOf what is compared of a line; context lines are those of the new text
 */
export const unifiedDiff = (
  oldText: string,
  newText: string,
  context: number,
  keyOf: (line: string) => string,
): UnifiedDiff => {
  const [a, b] = [endedLines(oldText), endedLines(newText)]
  const edits = diffItems(a.map(keyOf), b.map(keyOf))
  const lineOf = (edit: Edit): string => (edit.operation === 'delete' ? a[edit.old] : b[edit.new]) ?? ''
  const countOf = (operation: EditOperation, among: readonly Edit[] = edits): number =>
    among.filter((edit) => edit.operation === operation).length
  const written: string[] = []
  const hunks = stretchesOf(edits, context).map((stretch): Hunk => {
    const oldLines = stretch.length - countOf('insert', stretch)
    const newLines = stretch.length - countOf('delete', stretch)
    // A range without lines is named by the line before it.
    const oldStart = (stretch[0]?.old ?? 0) + (oldLines === 0 ? 0 : 1)
    const newStart = (stretch[0]?.new ?? 0) + (newLines === 0 ? 0 : 1)
    const lines = stretch.map((edit) => MARKS[edit.operation] + lineOf(edit))
    written.push(`@@ -${rangeOf(oldStart, oldLines)} +${rangeOf(newStart, newLines)} @@\n`)
    written.push(
      ...lines.map((line) => (line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`)),
    )
    return { oldStart, oldLines, newStart, newLines, lines: lines.map((line) => line.replace(/\n$/, '')) }
  })
  return {
    added: countOf('insert'),
    removed: countOf('delete'),
    unchanged: countOf('equal'),
    hunks,
    patch: hunks.length === 0 ? '' : `--- a\n+++ b\n${written.join('')}`,
  }
}
