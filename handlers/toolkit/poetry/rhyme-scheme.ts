import { feature, unprocessable } from '#toolkit'
import { formOf, lineEnd, rhymeLetter, rhymeNumbers } from '#toolkit/lib/poetry/rhyme-scheme'
import { verseLines, verseWords } from '#toolkit/lib/poetry/verse'

interface Line {
  text: string
  word: string
  stanza: number
}

const readLines = (text: string): Line[] => {
  let stanza = 0
  return verseLines(text).flatMap((line) => {
    if (line === '') stanza += 1
    const last = verseWords(line).at(-1)
    return last === undefined ? [] : [{ text: line, word: last.toLowerCase().replaceAll('’', "'"), stanza }]
  })
}

export default feature('rest_poetry_rhymeScheme', ({ text }) => {
  const lines = readLines(text)
  if (lines.length === 0) unprocessable('text has no line with a word.')
  const numbers = rhymeNumbers(lines.map(({ word }) => lineEnd(word)))
  const lettered = lines.map((line, index) => ({ ...line, letter: rhymeLetter(numbers[index] ?? 0) }))
  const stanzas = new Map<number, string>()
  for (const { stanza, letter } of lettered) stanzas.set(stanza, (stanzas.get(stanza) ?? '') + letter)
  const parts = [...stanzas.values()]
  return {
    scheme: parts.join(' '),
    stanzas: parts,
    form: formOf(numbers),
    lines: lettered.map(({ text: line, word, letter }) => ({ text: line, word, letter })),
  }
})
