import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { clientAddress, isLoopback } from '../../src/http/client-address.js'

const request = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

describe("a caller's address", () => {
  it.each([
    [
      'no proxy is trusted: what the caller writes is ignored',
      '203.0.113.9',
      '198.51.100.1',
      null,
      '203.0.113.9',
    ],
    ['one proxy: the last entry', '10.0.0.1', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
    ['two proxies: the last but one', '10.0.0.1', '6.6.6.6, 198.51.100.1, 203.0.113.9', 2, '198.51.100.1'],
    ['more proxies than entries: the first', '10.0.0.1', '198.51.100.1', 5, '198.51.100.1'],
    [
      'CIDRs: the first from the right outside them',
      '10.0.0.1',
      '6.6.6.6, 203.0.113.9, 10.0.0.2',
      ['10.0.0.0/8'],
      '203.0.113.9',
    ],
    ['CIDRs, a peer that is no proxy', '203.0.113.9', '6.6.6.6', ['10.0.0.0/8'], '203.0.113.9'],
    ['IPv4 written as IPv6', '::ffff:203.0.113.9', undefined, null, '203.0.113.9'],
    ['an IPv6 proxy', '::1', '2001:db8::1', ['::1'], '2001:db8::1'],
  ] as const)('%s', (_name, peer, forwarded, trust, expected) => {
    expect(clientAddress(request(peer, forwarded), trust)).toBe(expected)
  })

  it('knows loopback in every form (RFC 1122, RFC 4291)', () => {
    expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['10.0.0.1', '::', 'fe80::1', ''].map(isLoopback)).toEqual([false, false, false, false])
  })
})
