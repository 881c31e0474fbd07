/** A quote laid out on a card. */
import { eastAsianWidthType } from 'get-east-asian-width'
import { outlinedLine } from '../images/outlined-text.js'
import { escapedXml } from '../markup/escaped-xml.js'

export interface Card {
  /** Without quotation marks; white space runs are single blanks. */
  text: string
  /** Empty where nobody is named. */
  author: string
  width: number
  height: number
  background: string
  color: string
}

export interface Layout {
  lines: string[]
  /** Pixels for an em. */
  fontSize: number
}

/** Percent of an em that a character is taken to be wide. */
const CHARACTER_PERCENT = 55
const LINE_PERCENT = 135
/** What the author takes below the quote. */
const AUTHOR_PERCENT = 200
const AUTHOR_SIZE = 0.6
/** Percent of the card that text may cover, across and down. */
const COVERED_PERCENT = 80
const LEAST_SIZE = 10
/** The largest letters go so many times into the card's shorter side. */
const FEWEST_ROWS = 8
/** Noto Serif: a line with ascenders and descenders is centred when its baseline is so much of an em below its middle. */
const BASELINE = 0.36

const isWide = (character: string): boolean =>
  ['wide', 'fullwidth'].includes(eastAsianWidthType(character.codePointAt(0) ?? 0))

/** Characters, wide ones twice. */
const columnsOf = (word: string): number =>
  Array.from(word).reduce((sum, character) => sum + (isWide(character) ? 2 : 1), 0)

interface Word {
  text: string
  columns: number
}

/** Lines of whole words, each as full as it can be; null where a word is longer than a line. */
const wrapped = (words: readonly Word[], most: number): string[] | null => {
  const lines: string[] = []
  let line: Word = { text: '', columns: 0 }
  for (const word of words) {
    if (word.columns > most) return null
    if (line.columns > 0 && line.columns + 1 + word.columns <= most) {
      line = { text: `${line.text} ${word.text}`, columns: line.columns + 1 + word.columns }
    } else {
      if (line.columns > 0) lines.push(line.text)
      line = word
    }
  }
  return [...lines, line.text]
}

/** The quote in the largest letters that fit; null where none do. */
export const layoutOf = ({
  text,
  author,
  width,
  height,
}: Omit<Card, 'background' | 'color'>): Layout | null => {
  const words = `“${text}”`.split(' ').map((word) => ({ text: word, columns: columnsOf(word) }))
  const authorPercent = author === '' ? 0 : AUTHOR_PERCENT
  for (let size = Math.floor(Math.min(width, height) / FEWEST_ROWS); size >= LEAST_SIZE; size -= 1) {
    const lines = wrapped(words, Math.floor((COVERED_PERCENT * width) / (CHARACTER_PERCENT * size)))
    const covered = ((lines?.length ?? 0) * LINE_PERCENT + authorPercent) * size
    if (lines !== null && covered <= COVERED_PERCENT * height) return { lines, fontSize: size }
  }
  return null
}

/** The card as SVG; letters are paths, and the words are its label. */
export const drawCard = (card: Card, { lines, fontSize }: Layout): string => {
  const { text, author, width, height, background, color } = card
  const line = (LINE_PERCENT * fontSize) / 100
  const block = lines.length * line + (author === '' ? 0 : (AUTHOR_PERCENT * fontSize) / 100)
  const top = (height - block) / 2
  const longest = (COVERED_PERCENT * width) / 100
  const put = (words: string, middle: number, size: number): string =>
    outlinedLine({ text: words, centre: width / 2, baseline: middle + BASELINE * size, size, longest })
  const drawn = lines.map((words, index) => put(words, top + (index + 0.5) * line, fontSize))
  if (author !== '') drawn.push(put(`— ${author}`, top + block - line / 2, AUTHOR_SIZE * fontSize))
  const label = escapedXml(author === '' ? `“${text}”` : `“${text}” — ${author}`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    `<g fill="${color}">${drawn.join('')}</g>`,
    '</svg>',
  ].join('')
}
