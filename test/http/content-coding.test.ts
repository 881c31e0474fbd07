import { expect, it } from 'vitest'
import { preferredCoding } from '../../src/http/content-coding.js'

// RFC 9110, 12.4.2 (weights) and 12.5.3 (Accept-Encoding).
it.each([
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['BR', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0', 'identity'],
  ['br;Q=0, gzip', 'gzip'],
  ['br ; q=0.1 , gzip ; q=0.9', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity, gzip', 'gzip'],
  ['identity;q=1, *;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  ['gzip;q=banana', 'identity'],
  ['gzip;q=0.0001', 'identity'],
  [', ,gzip', 'gzip'],
])('of "%s" it is %s', (header, coding) => {
  expect(preferredCoding(header)).toBe(coding)
})
