import { unprocessable } from '../../errors.js'
import { ansiCUnquoted } from './ansi-c-quotes.js'

/**
 * The tokens of a command line: blanks, a joined line, a comment, a part of a word (dollar and single quotes, single
 * quotes, double quotes, escaped, plain), an operator, or a quote or backslash without its end.
 */
const TOKEN =
  /(?<blank>[ \t]+|\r?\n(?=\s*$)|\\\r?\n)|\$'(?<ansi>(?:[^'\\]|\\[^])*)'|'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\[^])*)"|\\(?<escaped>[^])|(?<plain>(?:[^ \t\r\n'"\\|&;<>()$]|\$(?!'))+|\r)|(?<operator>[|&;<>()\n])|(?<open>\$?'|["\\])/gy

/** Inside double quotes a backslash escapes only these; before a line's end it joins the lines. */
const unescapeDoubleQuoted = (text: string): string =>
  text.replace(/\\([$`"\\]|\r?\n)/g, (_, character: string) => (/\n/.test(character) ? '' : character))

const refuse = (parameter: string, operator: string): never =>
  unprocessable(
    operator === '\n'
      ? `${parameter}: it must be one command, and a line that continues must end in a backslash.`
      : `${parameter}: it must be one command, without the shell's ${operator}; such a character in a word needs quotes.`,
  )

/**
 * The words of one simple command (POSIX.1-2024, Shell Command Language, sections 2.2 and 2.3). Other `$`,
 * backquotes and patterns are taken literally, since there is no shell to expand them; a comment ends the command.
 * By hand: shell-quote makes the word `https://a/?b` a glob, leaves `$HOME` out, and lets a quote without its end
 * pass.
 * @throws FeatureError 422 for an operator (a pipe, a redirection, a separator) and for a quote without its end
 */
export const shellWords = (parameter: string, command: string): string[] => {
  const words: string[] = []
  let word: string | null = null
  for (const { groups = {} } of command.trimStart().matchAll(TOKEN)) {
    const { blank, ansi, single, double, escaped, plain, operator, open } = groups
    if (operator !== undefined) refuse(parameter, operator)
    if (open !== undefined) unprocessable(`${parameter}: the ${open} has no end.`)
    if (blank !== undefined && !blank.startsWith('\\')) {
      if (word !== null) words.push(word)
      word = null
      continue
    }
    if (word === null && plain?.startsWith('#') === true) break
    const quoted = ansi === undefined ? undefined : ansiCUnquoted(parameter, ansi)
    const part = double === undefined ? (quoted ?? single ?? escaped ?? plain) : unescapeDoubleQuoted(double)
    if (part !== undefined) word = (word ?? '') + part
  }
  return word === null ? words : [...words, word]
}
