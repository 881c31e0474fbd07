import { describe, expect, it } from 'vitest'
import { conventionsOf } from '../../../../src/toolkit/lib/countries/conventions.js'
import { countries } from '../../../../src/toolkit/lib/countries/countries.js'

describe('the conventions', () => {
  it('of every country are known, by itself or by the world', () => {
    const DAY = /^(mon|tues|wednes|thurs|fri|satur|sun)day$/
    for (const { code } of countries()) {
      expect(conventionsOf(code), code).toEqual({
        firstDayOfWeek: expect.stringMatching(DAY) as unknown,
        weekendStart: expect.stringMatching(DAY) as unknown,
        weekendEnd: expect.stringMatching(DAY) as unknown,
        measurementSystem: expect.stringMatching(/^(metric|us|uk)$/) as unknown,
        temperature: expect.stringMatching(/^(celsius|fahrenheit)$/) as unknown,
        paperSize: expect.stringMatching(/^(A4|US-Letter)$/) as unknown,
        clock: expect.stringMatching(/^(12h|24h)$/) as unknown,
      })
    }
  })

  it('of a code that is no country are a fault of the program', () => {
    expect(() => conventionsOf('XX')).toThrow('no conventions of XX')
  })
})
