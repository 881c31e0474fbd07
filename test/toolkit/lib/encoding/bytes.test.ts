import { describe, expect, it } from 'vitest'
import { FeatureError } from '#toolkit'
import { bytesOf, bytesOfBase64, bytesOfHex, textOfBytes } from '#toolkit/lib/encoding/bytes'

const hexOf = (bytes: Buffer | null): string | undefined => bytes?.toString('hex')

describe('bytesOfHex', () => {
  it.each([
    ['', ''],
    ['00fF', '00ff'],
  ])('reads <%s>', (text, hex) => expect(hexOf(bytesOfHex(text))).toBe(hex))

  it.each(['f', 'fg', ' ff', '0xff', 'ff\n'])('refuses <%s>', (text) => expect(bytesOfHex(text)).toBeNull())
})

describe('bytesOfBase64', () => {
  // RFC 4648, sections 3.5, 4, 5 and 10.
  it.each([
    ['', ''],
    ['Zg==', '66'],
    ['Zg', '66'],
    ['Zm8', '666f'],
    ['+/8=', 'fbff'],
    ['-_8', 'fbff'],
    ['Zh', '66'],
  ])('reads <%s>', (text, hex) => expect(hexOf(bytesOfBase64(text))).toBe(hex))

  it.each(['Z', 'Zm9vY', 'Zg=', '=', '==', 'Zm9v=', 'Zg==Zg==', 'Zm 9v', 'Zm9v\n', 'Zm9é'])(
    'refuses <%s>',
    (text) => expect(bytesOfBase64(text)).toBeNull(),
  )
})

describe('textOfBytes', () => {
  it('reads a part of a longer buffer, byte order mark and all', () => {
    expect(textOfBytes(Buffer.from('xx\ufeffé!').subarray(2, -1))).toBe('\ufeffé')
  })

  // RFC 3629, sections 3 and 10: cut off, overlong, a surrogate, past U+10FFFF.
  it.each(['c3', 'c0af', 'eda080', 'f4908080', 'ff'])('refuses %s', (hex) =>
    expect(textOfBytes(Buffer.from(hex, 'hex'))).toBeNull(),
  )
})

describe('bytesOf', () => {
  it('takes the UTF-8 of a text', () => expect(bytesOf('é', 'utf8').toString('hex')).toBe('c3a9'))

  it('ends the call with 422 and the name of the parameter', () => {
    expect(() => bytesOf('x', 'hex', 'secret')).toThrow(
      expect.objectContaining({ status: 422, message: 'secret is not valid hex.' }),
    )
    expect(() => bytesOf('x', 'base64')).toThrow(FeatureError)
  })
})
