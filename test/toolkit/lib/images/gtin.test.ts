import { describe, expect, it } from 'vitest'
import { gtinCheckDigit, zeroSuppressed } from '#toolkit/lib/images/gtin'

describe('the check digit', () => {
  it.each([
    // GS1 General Specifications, 7.9.1: its worked example.
    ['629104150021', '3'],
    ['400638133393', '1'],
    ['978030640615', '7'],
    ['7351353', '7'],
    ['03600029145', '2'],
    ['1540014128876', '3'],
    ['0', '0'],
  ])('of %s is %s', (digits, check) => {
    expect(gtinCheckDigit(digits)).toBe(check)
  })
})

describe('UPC-E', () => {
  // GS1 General Specifications, 5.2.2.4.2: the four rules of zero suppression.
  it.each([
    ['012000003455', '01234505'],
    ['012100003454', '01234514'],
    ['012300000451', '01234531'],
    ['012340000053', '01234543'],
    ['012345000058', '01234558'],
    ['012345000065', '01234565'],
  ])('%s is written %s', (upcA, upcE) => {
    expect(zeroSuppressed(upcA)).toBe(upcE)
  })
})
