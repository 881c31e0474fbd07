import { unicodeBaseName } from 'unicode-name'
import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import { categoryOf, columnsOf, scriptValueOf } from '#toolkit/lib/text/unicode-properties'
import type { Data } from '#operation'

type Item = Data<'rest_developer_unicode'>['items'][number]

const MAX_CODE_POINTS = 100
const LAST_CODE_POINT = 0x10ffff

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Controls, private use, surrogates and what is not assigned have labels but no name (Unicode Standard, section 4.8). */
const NAMELESS: ReadonlySet<string> = new Set(['Cc', 'Co', 'Cs', 'Cn'])

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

const units = (character: string): string[] =>
  Array.from({ length: character.length }, (_, index) => hex(character.charCodeAt(index), 4))

const bytes = (character: string): string[] => Array.from(Buffer.from(character), (byte) => hex(byte, 2))

const itemOf = (character: string): Item => {
  const decimal = character.codePointAt(0) ?? 0
  const digits = hex(decimal, 4).toUpperCase()
  const category = categoryOf(character)
  return {
    char: character,
    codePoint: `U+${digits}`,
    decimal,
    name: NAMELESS.has(category) ? null : (unicodeBaseName(character) ?? null),
    category,
    script: scriptValueOf(character),
    utf8: bytes(character).join(' '),
    utf16: units(character).join(' '),
    html: `&#x${decimal.toString(16).toUpperCase()};`,
    css: `\\${digits}`,
    js: decimal > 0xffff ? `\\u{${digits}}` : `\\u${digits}`,
    emoji: /^\p{Emoji_Presentation}$/u.test(character),
    width: columnsOf(decimal, category),
  }
}

const characterOf = (text: string): string => {
  const isDecimal = /^\d+$/.test(text)
  const codePoint = isDecimal ? Number(text) : parseInt(text.replace(/^(?:U\+|0x)/i, ''), 16)
  if (codePoint > LAST_CODE_POINT)
    unprocessable(`codePoint: ${quoted(text)} is past U+10FFFF, the last code point.`)
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) {
    unprocessable(`codePoint: ${quoted(text)} is a surrogate, not a character.`)
  }
  return String.fromCodePoint(codePoint)
}

export default feature('rest_developer_unicode', (query) => {
  exactlyOne(query, ['text', 'codePoint'])
  const { text = '', codePoint } = query
  const subject = codePoint === undefined ? text : characterOf(codePoint)
  const characters = [...subject]
  if (characters.length > MAX_CODE_POINTS) {
    unprocessable(`text: it has ${characters.length} code points; at most ${MAX_CODE_POINTS} are inspected.`)
  }
  return {
    count: characters.length,
    graphemes: [...segmenter.segment(subject)].length,
    normalized: {
      nfc: subject === subject.normalize('NFC'),
      nfd: subject === subject.normalize('NFD'),
      nfkc: subject === subject.normalize('NFKC'),
      nfkd: subject === subject.normalize('NFKD'),
    },
    items: characters.map(itemOf),
  }
})
