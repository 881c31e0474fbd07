/** One POSIX shell word in single quotes; a quote inside closes them, follows escaped, and reopens them. */
export const shellQuote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** One part of a word: in single quotes, in double quotes, escaped by a backslash, or plain. */
const PART = /'([^']*)'|"((?:[^"\\]|\\[^])*)"|\\([^])|([^ \t\n'"\\|&;<>()]+)/y

/** Inside double quotes a backslash escapes only these; before a line's end it joins the lines. */
const unescapeDoubleQuoted = (text: string): string =>
  text.replace(/\\([$`"\\\n])/g, (_, character: string) => (character === '\n' ? '' : character))

/**
 * Removes the quotes of exactly one word (POSIX.1-2024, Shell Command Language, sections 2.2 and 2.3); `$`, backquotes
 * and patterns are taken literally, since there is no shell to expand them. White space around the word is dropped.
 * @returns null for no word, more than one, an operator, a comment, or a quote or backslash without its end.
 */
export const shellUnquote = (text: string): string | null => {
  const start = /^[ \t\n]*/.exec(text)?.[0].length ?? 0
  const parts: string[] = []
  PART.lastIndex = start
  let end = start
  for (let match = PART.exec(text); match !== null; match = PART.exec(text)) {
    const [, single, double, escaped, plain] = match
    if (double !== undefined) parts.push(unescapeDoubleQuoted(double))
    else parts.push(single ?? plain ?? (escaped === '\n' ? '' : (escaped ?? '')))
    end = PART.lastIndex
  }
  const isOneWord = parts.length > 0 && text[start] !== '#' && /^[ \t\n]*$/.test(text.slice(end))
  return isOneWord ? parts.join('') : null
}
