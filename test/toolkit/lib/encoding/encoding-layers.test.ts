import { describe, expect, it } from 'vitest'
import { peelLayers, plainText } from '#toolkit/lib/encoding/encoding-layers'

describe('plainText', () => {
  it.each(['a', 'tab\tand\r\nline', 'é😀'])('takes %j', (text) =>
    expect(plainText(Buffer.from(text))).toBe(text),
  )

  it.each(['', 'a\u0000', '\u001b[0m', '\u007f', '\u0085'])('refuses %j', (text) =>
    expect(plainText(Buffer.from(text))).toBeNull(),
  )
})

describe('peelLayers', () => {
  const steps = (text: string, most = 10): string[] => peelLayers(text, most).map(({ encoding }) => encoding)

  it('peels every encoding that was put on', () => {
    const hex = Buffer.from('Straße & Söhne').toString('hex')
    const base64 = Buffer.from(hex).toString('base64')
    expect(peelLayers(encodeURIComponent(base64), 10)).toEqual([
      { encoding: 'url', text: base64 },
      { encoding: 'base64', text: hex },
      { encoding: 'hex', text: 'Straße & Söhne' },
    ])
  })

  it('ignores the line end that tools leave behind encoded bytes', () => {
    const hexLine = `${Buffer.from('Jakarta').toString('hex')}\n`
    expect(steps(Buffer.from(hexLine).toString('base64'))).toEqual(['base64', 'hex'])
  })

  it('stops at the most that it may', () => expect(steps('%252525252541', 3)).toEqual(['url', 'url', 'url']))

  it.each([
    ['broken percent-encoding', '%41%4'],
    ['percent-encoding that is no UTF-8', '%ff'],
    ['a broken escape beside a good one', '\\u0041\\u00'],
    ['half a surrogate pair', '\\ud83d'],
    ['binary groups of seven', '0100100 0110100'],
    ['an odd number of hex digits', '4a616b617'],
    ['base32 without its padding', 'MZXW6YTBOI'],
    ['empty ascii85', '<~~>'],
  ])('leaves %s', (_name, text) => expect(steps(text)).toEqual([]))
})
