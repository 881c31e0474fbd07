import { describe, expect, test } from 'vitest'
import { characterAssembler, stopFilter } from '../../../src/gateway/local/text.js'

const filtered = (stops: string[], pieces: string[]) => {
  const filter = stopFilter(stops)
  const sent = pieces.map((piece) => (filter.stopped ? '' : filter.push(piece)))
  return { sent, rest: filter.stopped ? '' : filter.flush(), stopped: filter.stopped }
}

describe('stop sequences', () => {
  test('text without any passes at once', () => {
    expect(filtered([], ['one', ' two'])).toEqual({ sent: ['one', ' two'], rest: '', stopped: false })
  })

  test('one spread over pieces is found and never sent', () => {
    expect(filtered(['END'], ['go E', 'N', 'D on'])).toEqual({
      sent: ['go ', '', ''],
      rest: '',
      stopped: true,
    })
  })

  test('what only looked like one is sent later', () => {
    expect(filtered(['END'], ['go E', 'N', 'ough'])).toEqual({
      sent: ['go ', '', 'ENough'],
      rest: '',
      stopped: false,
    })
  })

  test('a begun one is sent when the answer ends', () => {
    expect(filtered(['END'], ['the E'])).toEqual({ sent: ['the '], rest: 'E', stopped: false })
  })

  test('the one that begins first counts', () => {
    expect(filtered(['d', 'bc'], ['abcd'])).toEqual({ sent: ['a'], rest: '', stopped: true })
  })

  test('one that overlaps itself is found', () => {
    expect(filtered(['aab'], ['aa', 'ab'])).toEqual({ sent: ['', 'a'], rest: '', stopped: true })
  })
})

describe('characters over tokens', () => {
  const assembler = () => characterAssembler<number>((bytes) => Buffer.from(bytes).toString('utf8'))
  const sent = (bytes: number[]) => {
    const characters = assembler()
    return [...bytes.map((byte) => characters.push(byte)), characters.flush()]
  }

  test('a four-byte character is sent whole', () => {
    // U+1F600 is F0 9F 98 80 in UTF-8.
    expect(sent([0xf0, 0x9f, 0x98, 0x80])).toEqual(['', '', '', '\u{1F600}', ''])
  })

  test('a character that never ends is shown as broken at the end', () => {
    expect(sent([0x61, 0xf0, 0x9f])).toEqual(['a', '', '', '\uFFFD'])
  })

  test('bytes that are no text do not hold the answer back forever', () => {
    const text = sent(Array.from({ length: 20 }, () => 0x80)).join('')
    expect(text).toBe('\uFFFD'.repeat(20))
  })
})
