import { describe, expect, it } from 'vitest'
import {
  currentCurrencies,
  officialLanguages,
  territoryOf,
} from '../../../../src/toolkit/lib/countries/territories.js'

// Expected from CLDR 48.2's supplemental data, read by hand.
describe('a territory', () => {
  it('has people, economy and literacy', () => {
    expect(territoryOf('ID')).toMatchObject({
      population: 281562000,
      gdpPpp: 3906000000000,
      literacyPercent: 92.8,
    })
  })

  it('says nothing of a code that CLDR does not have', () => {
    expect(territoryOf('toString')).toMatchObject({ population: null, languages: [], currencies: [] })
  })

  it('has official languages, those by use too', () => {
    expect(officialLanguages('ID')).toEqual([{ code: 'id', percent: '64', status: 'official' }])
    expect(officialLanguages('US').map(({ code }) => code)).toContain('en')
  })
})

describe('the currencies of a country', () => {
  it.each([
    ['its own before others', 'LS', '2026-06-01', ['LSL', 'ZAR']],
    ['the main one first', 'PA', '2026-06-01', ['PAB', 'USD']],
    ['both while a change runs, its own first', 'BG', '2026-01-15', ['BGN', 'EUR']],
    ['none that has ended', 'BG', '2026-01-31', ['EUR']],
    ['none that is no tender', 'CH', '2026-06-01', ['CHF']],
    ['the euro', 'DE', '2026-06-01', ['EUR']],
  ])('are %s', (_, code, day, currencies) => {
    expect(currentCurrencies(code, day)).toEqual(currencies)
  })
})
