import type { CancelSignal } from '#flow'
import { refused } from '../request.js'
import { runProgram } from './programs.js'

const LIMIT_MS = 20_000
const MOST_NAMED = 10

/** Ranges of code points as fontconfig writes a charset: `20-7e a0-2e9 2f3`. */
const readCharset = (charset: string): ((codePoint: number) => boolean) => {
  const ranges = charset
    .trim()
    .split(/\s+/)
    .map((range) => range.split('-').map((end) => Number.parseInt(end, 16)))
  return (codePoint) =>
    ranges.some(([first = Infinity, last = first]) => first <= codePoint && codePoint <= last)
}

/**
 * The file of the font of this machine that draws the text best: without serifs, unless only another has its letters.
 *
 * @param fcMatch fontconfig's program
 * @throws UpstreamError `refused` that names what no font draws whole
 */
export const findFont = async (
  fcMatch: string,
  folder: string,
  text: string,
  signal: CancelSignal,
): Promise<string> => {
  const characters = [...new Set(text)].filter((character) => !/\s/.test(character))
  const wanted = characters.map((character) => (character.codePointAt(0) ?? 0).toString(16))
  // fontconfig puts the letters that a font has before its family.
  const args = ['-f', '%{file}\n%{charset}', `Sans:charset=${wanted.join(' ')}`]
  const found = await runProgram({ program: fcMatch, args, folder, limitMs: LIMIT_MS }, signal)
  const [file = '', charset = ''] = found.split('\n')
  const has = readCharset(charset)
  const missing = characters.filter((character) => !has(character.codePointAt(0) ?? 0))
  if (missing.length === 0) return file
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : ''
  throw refused({
    code: 'unsupported_value',
    param: 'prompt',
    message: `No font of this machine can draw these characters of 'prompt': ${missing.slice(0, MOST_NAMED).join(' ')}${more}.`,
  })
}
