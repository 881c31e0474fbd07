import { Lexer, type Token } from 'fountain-js'

/** A scene with its heading in parts. */
export interface Scene {
  heading: string
  setting: 'INT' | 'EXT' | 'INT/EXT' | 'OTHER'
  location: string
  /** Time of day as written, upper case; null without. */
  time: string | null
}

/** An element of a screenplay in order. */
export type Element =
  | { kind: 'scene'; scene: Scene }
  | { kind: 'speech'; character: string; words: number }
  | { kind: 'action'; words: number }
  | { kind: 'transition'; text: string }

export interface Screenplay {
  title: string | null
  author: string | null
  elements: Element[]
}

/** Puts something in place of what lies between two marks; an opening mark that is never closed stays. */
const without = (text: string, open: string, close: string, instead = ''): string => {
  const kept: string[] = []
  let at = 0
  for (;;) {
    const start = text.indexOf(open, at)
    const end = start === -1 ? -1 : text.indexOf(close, start + open.length)
    if (end === -1) return kept.join('') + text.slice(at)
    kept.push(text.slice(at, start), instead)
    at = end + close.length
  }
}

/** Where a note was, for a moment. */
const NOTE = '\uFDD1'
const LINE_OF_NOTES = /^[ \t]*\uFDD1[\uFDD1 \t]*(?:\n|$)/gm

/** Lines of notes alone go with them: as blank lines they would end the speech that they stand in. */
const withoutNotes = (text: string): string =>
  without(text, '[[', ']]', NOTE).replace(LINE_OF_NOTES, '').replaceAll(NOTE, '')

/**
 * Takes out sections, which begin a paragraph, and synopses, which stand anywhere: single lines each (Fountain 1.1). The
 * package knows them only between blank lines.
 */
const withoutOutline = (text: string): string => {
  let isBegin = true
  return text
    .split('\n')
    .flatMap((line) => {
      if (/^\s*=(?!=)/.test(line)) return []
      if (isBegin && /^\s*#/.test(line)) return ['']
      isBegin = line.trim() === ''
      return [line]
    })
    .join('\n')
}

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0

const PREFIX = /^(?:(?:INT|I)\.?\/(?:EXT|E)|EXT\.?\/INT|INT|EXT|EST)(?:\.|\s)\s*/i

const settingOf = (heading: string): Scene['setting'] => {
  const prefix = (PREFIX.exec(heading)?.[0] ?? '').trim().toUpperCase().replaceAll('.', '')
  if (prefix.includes('/')) return 'INT/EXT'
  return prefix === 'INT' || prefix === 'EXT' ? prefix : 'OTHER'
}

const sceneOf = (heading: string, forced: boolean): Scene => {
  const dash = heading.lastIndexOf(' - ')
  const time = dash === -1 ? '' : heading.slice(dash + 3).trim()
  const place = dash === -1 ? heading : heading.slice(0, dash)
  return {
    heading,
    setting: forced ? 'OTHER' : settingOf(heading),
    // The blank is what ends a prefix with nothing but the time behind it.
    location: (forced ? place : `${place} `.replace(PREFIX, '')).trim(),
    time: time === '' ? null : time.toUpperCase(),
  }
}

const nameOf = (cue: string): string =>
  cue
    .replace(/\([^()]*\)/g, '')
    .replace(/[@^]/g, '')
    .trim()

/** A title-page value without emphasis, on one line. */
const plainValue = (text: string | undefined): string | null => {
  const value = (text ?? '')
    .split('\n')
    .map((line) => line.trim().replace(/^[*_]+|[*_]+$/g, ''))
    .join(' ')
    .trim()
  return value === '' ? null : value
}

/** On longer runs the package's pattern for cues backtracks for seconds; no words are lost in them. */
const LONG_RUN = /[*_]{1000,}| {1000,}/g

/** A parenthetical that no screenplay has. */
const STAND_IN = '(\uFDD0)'

const isBlank = (line = ''): boolean => line.trim() === ''

/** Below a cue the package fails on a lyric that comes first: something is put before it. */
const lyricsLed = (source: string): string =>
  source
    .split('\n')
    .flatMap((line, index, lines) =>
      /^\s*~/.test(line) && !isBlank(lines[index - 1]) && isBlank(lines[index - 2])
        ? [STAND_IN, line]
        : [line],
    )
    .join('\n')

/** Not Fountain.parse, which writes the whole as HTML too. */
const tokensOf = (source: string): Token[] =>
  Lexer.tokenize(lyricsLed(source.replace(LONG_RUN, (run) => run.slice(0, 1000)))).flat()

/** Reads a screenplay in Fountain 1.1 as fountain-js does, without notes and boneyard. */
export const readScreenplay = (written: string): Screenplay => {
  const source = withoutOutline(withoutNotes(without(written.replace(/\r\n?/g, '\n'), '/*', '*/')))
  const forced = new Set(
    source
      .split('\n')
      .filter((line) => /^\.[^.]/.test(line.trim()))
      .map((line) => line.trim().slice(1).trim()),
  )
  const tokens = tokensOf(source)
  const elements: Element[] = []
  let title: string | null = null
  let author: string | null = null
  for (const { type, text = '' } of tokens) {
    const value = text.replaceAll(STAND_IN, '')
    const last = elements.at(-1)
    if (type === 'title') title ??= plainValue(value)
    else if (type === 'author' || type === 'authors') author ??= plainValue(value)
    else if (type === 'scene_heading') {
      elements.push({ kind: 'scene', scene: sceneOf(value.trim(), forced.has(value.trim())) })
    } else if (type === 'character') elements.push({ kind: 'speech', character: nameOf(value), words: 0 })
    else if (type === 'dialogue' && last?.kind === 'speech') last.words += countWords(value)
    else if (type === 'action' || type === 'centered')
      elements.push({ kind: 'action', words: countWords(value) })
    else if (type === 'transition')
      elements.push({ kind: 'transition', text: value.replace(/^>/, '').trim() })
  }
  return { title, author, elements }
}
