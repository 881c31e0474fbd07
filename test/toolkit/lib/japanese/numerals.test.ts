import { describe, expect, it } from 'vitest'
import {
  readKanjiNumber,
  writeFormalNumber,
  writeKanjiNumber,
  writePositionalNumber,
} from '../../../../src/toolkit/lib/japanese/numerals.js'

/** Numbers of all lengths, with ones and zeros in all places. */
const NUMBERS = Array.from({ length: 16 }, (_, digits) => 10 ** digits).flatMap((power) => [
  power,
  power + 1,
  power - 1,
  Math.floor((power * 17) / 9),
])

describe('numerals', () => {
  it.each(NUMBERS.filter((number) => number > 0 && number <= Number.MAX_SAFE_INTEGER))(
    'of %i are read back',
    (number) => {
      for (const write of [writeKanjiNumber, writeFormalNumber, writePositionalNumber]) {
        expect(readKanjiNumber(write(number))).toBe(number)
      }
    },
  )
})
