import { describe, expect, it } from 'vitest'
import { countries, countryOf, findCountry } from '../../../../src/toolkit/lib/countries/countries.js'

describe('a country', () => {
  // ISO 3166-1.
  it.each([
    ['ID', 'ID'],
    ['idn', 'ID'],
    ['360', 'ID'],
    ['indonesia', 'ID'],
    ['Republic of Indonesia', 'ID'],
    ['XK', 'XK'],
    ['010', 'AQ'],
    ['CÔTE D’IVOIRE', undefined],
    ['ivory coast', 'CI'],
    ['åland islands', 'AX'],
    ['A\u030Aland Islands', 'AX'],
    ['', undefined],
    ['10', undefined],
    ['__proto__', undefined],
  ])('is found as %j', (text, code) => {
    expect(findCountry(text)?.code).toBe(code)
  })

  it('has codes, neighbours by alpha-2 code and a flag', () => {
    expect(countryOf('ID')).toMatchObject({
      code3: 'IDN',
      numeric: '360',
      officialName: 'Republic of Indonesia',
      nativeNames: [{ lang: 'ind', name: 'Indonesia' }],
      capitals: ['Jakarta'],
      areaKm2: 1904569,
      borders: ['MY', 'PG', 'TL'],
      tld: ['.id'],
      demonym: 'Indonesian',
      flag: '🇮🇩',
    })
  })

  it('has null where the source has nothing', () => {
    expect(countryOf('XK')).toMatchObject({ numeric: null, independent: null })
    expect(countryOf('SJ').areaKm2).toBeNull()
  })

  it('has the flag of its code, also where the source leaves it out', () => {
    const letters = (flag: string): string =>
      Array.from(flag, (sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join('')
    expect(countries().map(({ flag }) => letters(flag))).toEqual(countries().map(({ code }) => code))
  })

  it('is refused with 422 where it is unknown', () => {
    expect(() => countryOf('Atlantis')).toThrow('unknown country "Atlantis"')
  })
})
