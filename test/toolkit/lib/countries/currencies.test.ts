import { describe, expect, it } from 'vitest'
import {
  countriesWithCurrency,
  currencyName,
  currencySymbol,
  findCurrency,
} from '../../../../src/toolkit/lib/countries/currencies.js'

describe('a currency', () => {
  // ISO 4217, list one.
  it.each([
    ['eur', 'EUR'],
    ['978', 'EUR'],
    ['008', 'ALL'],
    ['8', undefined],
    ['', undefined],
    ['532', 'XCG'],
    ['ANG', undefined],
  ])('is found as %j', (code, found) => {
    expect(findCurrency(code)?.[0]).toBe(found)
  })

  it('has no countries where none uses it', () => {
    expect(countriesWithCurrency('XAU')).toEqual([])
    expect(countriesWithCurrency('CHF')).toEqual(['CH', 'LI'])
  })

  it('has its code for a name and a symbol that CLDR does not know', () => {
    expect(currencyName('en', 'QQQ')).toBe('QQQ')
    expect(currencySymbol('en', 'QQQ', 'narrowSymbol')).toBe('QQQ')
  })
})
