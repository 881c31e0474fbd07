import { describe, expect, it } from 'vitest'
import { isPublicAddress, parseAddress } from '../../src/toolkit/fetch/address-ranges.js'
import { createAllowList } from '../../src/toolkit/fetch/allow-list.js'
import { createGuard } from '../../src/toolkit/fetch/guard.js'

const isPublic = (text: string): boolean => {
  const address = parseAddress(text)
  return address !== null && isPublicAddress(address)
}

describe('public addresses', () => {
  // The neighbours of IANA's special-purpose ranges, and hosts that everybody knows.
  it.each([
    '1.0.0.0',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2001:4860:4860::8888',
    '2001:200::1',
    '2003::1',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ])('%s is one', (address) => expect(isPublic(address)).toBe(true))
})

describe("this machine's own public addresses", () => {
  const own = ['8.8.4.4', '2606:4700::1', 'fe80::1%eth0']
  const guard = (allow: readonly string[]) =>
    createGuard(
      createAllowList(allow),
      () => Promise.resolve(['8.8.4.4']),
      () => own,
    )
  const { signal } = new AbortController()

  it('are refused, as addresses and as what a name resolves to', async () => {
    await expect(guard([]).resolve('8.8.4.4', signal)).rejects.toMatchObject({ status: 422 })
    await expect(guard([]).resolve('me.example.org', signal)).rejects.toMatchObject({ status: 422 })
    expect(() => guard([]).check('2606:4700:0::1')).toThrow('private or local')
    expect(() => guard([]).check('8.8.8.8')).not.toThrow()
  })

  it('are let through where the operator allows them', async () => {
    const checked = await guard(['8.8.4.4/32']).resolve('me.example.org', signal)
    expect(checked.addresses).toEqual(['8.8.4.4'])
  })
})
