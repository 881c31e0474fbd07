import { create, all } from 'mathjs'
import { describe, expect, it } from 'vitest'
import { complexText, formatAuto, parseComplex } from '#toolkit/lib/numbers/complex-numbers'

/** The notation is defined as that of mathjs's `format`, so the library itself is the reference here. */
const { format, complex } = create(all ?? {}, {})

describe('the notation of numbers', () => {
  it.each([
    0,
    1,
    -1,
    0.001,
    0.00099999,
    99999,
    99999.999999999,
    100000,
    123456.789,
    1 / 3,
    -2.5e-7,
    1e21,
    12345.6789012345,
  ])('%d', (value) => {
    expect(formatAuto(value, 10)).toBe(format(value, 10))
  })

  it.each([
    [3, 4],
    [0, 1],
    [0, -1],
    [1, -1],
    [-0.5, 0],
    [1e-20, 2],
    [2, 1e-20],
    [1 / 3, -2 / 3],
    [1e6, 1e-3],
  ])('%d and %d', (re, im) => {
    expect(complexText({ re, im }, 10)).toBe(format(complex(re, im), 10))
  })
})

describe('reading', () => {
  it.each([
    ['3+4i', 3, 4],
    ['-i', 0, -1],
    [' 2.5 ', 2.5, 0],
    ['1e2 - 1e-2i', 100, -0.01],
    ['i+1', 1, 1],
    ['.5i', 0, 0.5],
  ])('%s', (text, re, im) => {
    expect(parseComplex(text)).toEqual({ re, im })
  })

  it.each(['', '+', '3 4i', '1+2', 'i+i', '1e999', 'e', '3ii', '--1'])('refuses %s', (text) => {
    expect(parseComplex(text)).toBeNull()
  })
})
