import { describe, expect, it } from 'vitest'
import { checksum, isWellFormedKey, KEY_PREFIXES, newKey, randomBase62 } from '../../src/accounts/key.js'

describe('checksum', () => {
  it('is CRC-32 in base62: the check value of the catalogue of CRC algorithms', () => {
    // CRC-32/ISO-HDLC of "123456789" is CBF43926 = 3421780262 = 3*62^5 + 45*62^4 + 35*62^3 + 27*62^2 + 22*62 + 14.
    expect(checksum('123456789')).toBe('3jZRME')
  })

  it('pads to six digits', () => {
    // CRC-32 of nothing is 0.
    expect(checksum('')).toBe('000000')
  })

  it("agrees with GitHub's tokens", () => {
    // An expired token that was published to describe the format: 30 random digits, then 0mLq17.
    expect(checksum('zQWBuTSOoRi4A9spHcVY5ncnsDkxkJ')).toBe('0mLq17')
  })
})

describe('newKey', () => {
  it.each(KEY_PREFIXES)('%s: prefix, 30 digits, checksum', (prefix) => {
    const key = newKey(prefix)
    expect(key).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{36}$`))
    expect(isWellFormedKey(key)).toBe(true)
  })

  it('holds at least 160 random bits', () => {
    expect(30 * Math.log2(62)).toBeGreaterThanOrEqual(160)
    expect(new Set(Array.from({ length: 1000 }, () => newKey('svc_rest_'))).size).toBe(1000)
  })
})

describe('isWellFormedKey', () => {
  const key = newKey('svc_live_')

  it('refuses a key with any one digit mistyped', () => {
    for (let at = 'svc_live_'.length; at < key.length; at++) {
      const mistyped = `${key.slice(0, at)}${key[at] === 'x' ? 'y' : 'x'}${key.slice(at + 1)}`
      expect(isWellFormedKey(mistyped), mistyped).toBe(false)
    }
  })

  it.each([
    ['nothing', ''],
    ['a cut key', key.slice(0, -1)],
    ['a key with a line end', `${key}\n`],
    ['another prefix', key.replace('svc_live_', 'svc_gold_')],
    ['a megabyte', 'svc_live_'.padEnd(1_000_000, 'a')],
  ])('refuses %s', (_name, text) => {
    expect(isWellFormedKey(text)).toBe(false)
  })
})

describe('randomBase62', () => {
  it('gives every digit equally often', () => {
    const counts = new Map<string, number>()
    for (const digit of randomBase62(62_000)) counts.set(digit, (counts.get(digit) ?? 0) + 1)
    expect(counts.size).toBe(62)
    // 1,000 expected of each, standard deviation 31.4: seven of them are never passed by chance.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(220)
  })
})
