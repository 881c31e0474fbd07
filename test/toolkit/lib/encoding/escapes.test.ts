import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import {
  jsonEscape,
  jsonUnescape,
  regexEscape,
  regexUnescape,
  unicodeEscape,
  unicodeUnescape,
} from '#toolkit/lib/encoding/backslash-escapes'
import { formDecode, formEncode, percentDecode, percentEncode } from '#toolkit/lib/encoding/percent'
import { quotedPrintableDecode, quotedPrintableEncode } from '#toolkit/lib/encoding/quoted-printable'
import { shellQuote, shellUnquote } from '#toolkit/lib/code/shell-word'
import { cpuMsOf } from '../../../support/cpu.js'

const TEXTS = [
  '',
  ' ',
  '100% & "both" + \'more\' = $5\\',
  'naïve 日本語 😀 \u0000\u0007\u007f\u0085\u2028\ufeff',
  `tab\there, blank at the end \r\n=${'é'.repeat(100)}=41%41`,
]

const SYNTAXES = [
  ['percent', percentEncode, percentDecode],
  ['form', formEncode, formDecode],
  ['json', jsonEscape, jsonUnescape],
  ['regex', regexEscape, regexUnescape],
  ['shell', shellQuote, shellUnquote],
  ['quoted-printable', quotedPrintableEncode, quotedPrintableDecode],
] as const

describe.each(SYNTAXES)('%s', (_name, escape, unescape) => {
  it.each(TEXTS)('gives back %j', (text) => expect(unescape(escape(text))).toBe(text))
})

describe('percent and form', () => {
  it('write what encodeURIComponent and URLSearchParams write', () => {
    for (const text of TEXTS) {
      expect(decodeURIComponent(percentEncode(text))).toBe(text)
      expect(`x=${formEncode(text)}`).toBe(new URLSearchParams({ x: text }).toString())
    }
  })
})

describe('unicode', () => {
  it('leaves backslashes alone, so that only texts without them come back', () => {
    expect(unicodeUnescape(unicodeEscape(TEXTS[3] ?? ''))).toBe(TEXTS[3])
    expect(unicodeEscape('\\')).toBe('\\')
    expect(unicodeUnescape('\\n\\U0041\\X41')).toBe('\\n\\U0041\\X41')
  })

  it('reads code points with any number of leading zeros, up to the last one', () => {
    expect(unicodeUnescape('\\u{0000000010FFFF}\\u{0}')).toBe('\u{10ffff}\u0000')
    expect(unicodeUnescape('\\u{00110000}')).toBeNull()
    expect(unicodeUnescape('\\u{41')).toBeNull()
  })

  it('joins halves of a pair in whatever form they come', () => {
    expect(unicodeUnescape('\\u{D83D}\\uDE00')).toBe('😀')
    expect(unicodeUnescape('\\uDE00\\uD83D')).toBeNull()
  })
})

describe('a regex', () => {
  it('matches its own text when escaped', () => {
    for (const text of TEXTS) expect(new RegExp(`^${regexEscape(text)}$`, 'u').test(text)).toBe(true)
  })
})

describe('shell', () => {
  const withoutZero = TEXTS.map((text) => text.replaceAll('\u0000', ''))

  it.each(withoutZero)('means %j to a real shell', (text) => {
    const printed = execFileSync('sh', ['-c', `printf %s ${shellQuote(text)}`], { encoding: 'utf8' })
    expect(printed).toBe(text)
  })

  it.each([`a\\ b`, `"x \\$y \\z"'"'`, `a"b"'c'\\d`, `"a\\\nb"`, `\\'`, `a#b`])(
    'reads %j as a real shell does',
    (word) => {
      const printed = execFileSync('sh', ['-c', `printf %s ${word}`], { encoding: 'utf8' })
      expect(shellUnquote(word)).toBe(printed)
    },
  )
})

describe('quoted-printable', () => {
  it('keeps every line within 76 characters of ASCII without white space at its end', () => {
    for (let length = 60; length < 90; length += 1) {
      const encoded = quotedPrintableEncode(`${'x'.repeat(length)} é\t\n${' '.repeat(length)}`)
      for (const line of encoded.split('\r\n')) expect(line).toMatch(/^(?:[!-~]|[\t -~]{0,75}[!-~])?$/)
    }
  })
})

describe('hostile lengths', () => {
  it.each([
    ['blanks for quoted-printable', () => quotedPrintableDecode(`${' '.repeat(20_000)}x`)],
    ['zeros for unicode', () => unicodeUnescape(`\\u{${'0'.repeat(20_000)}`)],
    ['open quotes for a shell', () => shellUnquote(`"${'\\a'.repeat(10_000)}`)],
    ['backslashes for json', () => jsonUnescape('\\'.repeat(19_999))],
  ])('%s take a fraction of a second', (_name, run) => {
    expect(cpuMsOf(run)).toBeLessThan(500)
  })
})
