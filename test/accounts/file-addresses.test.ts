import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createFileAddresses } from '../../src/accounts/file-addresses.js'

const SECRET = 'a secret of more than thirty-two characters'
const NOW = Date.UTC(2026, 10, 21)
const addresses = createFileAddresses({ current: SECRET, previous: null })

const split = (address: string): [path: string, query: string] => {
  const [path = '', query = ''] = address.split('?')
  return [path, query]
}
const verify = (address: string, now = NOW): string | null => addresses.verify(...split(address), now)

/** HKDF of RFC 5869 with an empty salt, written out: extract, then one block of expand. */
const derived = (secret: string): Buffer => {
  const extracted = createHmac('sha256', Buffer.alloc(32)).update(secret).digest()
  return createHmac('sha256', extracted).update('addresses of files').update(Buffer.of(1)).digest()
}

describe('createFileAddresses', () => {
  const address = addresses.sign('assets/asset_1', NOW + 1500)

  it('signs name and end, in whole seconds, under a key that is derived from the secret', () => {
    const expires = NOW / 1000 + 2
    const signature = createHmac('sha256', derived(SECRET))
      .update(`assets/asset_1\n${expires}`)
      .digest('base64url')
    expect(address).toBe(`/files/assets/asset_1?expires=${expires}&signature=${signature}`)
    expect(verify(address)).toBe('assets/asset_1')
  })

  it('ends with its second', () => {
    expect(verify(address, NOW + 1999)).toBe('assets/asset_1')
    expect(verify(address, NOW + 2000)).toBeNull()
  })

  it.each([
    ['another name', address.replace('asset_1', 'asset_2')],
    ['a later end', address.replace(/expires=\d+/, `expires=${NOW}`)],
    ['no signature', address.replace(/&signature=.*/, '')],
    ['an empty signature', address.replace(/signature=.*/, 'signature=')],
    ['a longer signature', `${address}A`],
    [
      'another first character',
      address.replace(/signature=./, (text) => (text.endsWith('A') ? 'signature=B' : 'signature=A')),
    ],
    ['bits past the end of the signature', address.slice(0, -1) + nextOf(address.slice(-1))],
    ['something behind it', `${address}&more=1`],
    ['the other order', address.replace(/\?(.*)&(.*)$/, '?$2&$1')],
    ['a zero before the end', address.replace('expires=', 'expires=0')],
    ['an escaped name', address.replace('asset_1', '%61sset_1')],
    ['a step up', address.replace('assets/', 'assets/../assets/')],
    ['no query', split(address)[0]],
    ['another place', address.replace('/files/', '/filed/')],
  ])('refuses %s', (_what, changed) => {
    expect(changed).not.toBe(address)
    expect(verify(changed)).toBeNull()
  })

  it('takes what the previous secret signed, and signs with the current one', () => {
    const rotated = createFileAddresses({
      current: 'another secret of thirty-two characters',
      previous: SECRET,
    })
    expect(rotated.verify(...split(address), NOW)).toBe('assets/asset_1')
    expect(verify(rotated.sign('assets/asset_1', NOW + 1500))).toBeNull()
    const later = createFileAddresses({ current: 'another secret of thirty-two characters', previous: null })
    expect(later.verify(...split(address), NOW)).toBeNull()
  })

  it.each(['', '/x', 'x/', 'a b', 'a\n1', 'a?b', 'a%2f', 'é'])('signs no name such as %j', (name) => {
    expect(() => addresses.sign(name, NOW)).toThrow(TypeError)
  })
})

/** The base64url digit after this one: in the last place it differs only in bits that 32 bytes do not have. */
function nextOf(digit: string): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return digits[digits.indexOf(digit) + 1] ?? ''
}
