import { validateBIC } from 'ibantools'
import { feature } from '#toolkit'
import { countryName } from '#toolkit/lib/finance/country-name'

export default feature('rest_finance_bic', ({ bic: text }) => {
  const bic = text.replaceAll(' ', '').toUpperCase()
  const { valid } = validateBIC(bic)
  if (!valid) {
    const parts = { bank: null, country: null, countryName: null, location: null, branch: null }
    return { valid, bic, ...parts, primaryOffice: false, test: false }
  }
  const branch = bic.length > 8 ? bic.slice(8) : null
  return {
    valid,
    bic,
    bank: bic.slice(0, 4),
    country: bic.slice(4, 6),
    countryName: countryName(bic.slice(4, 6)),
    location: bic.slice(6, 8),
    branch,
    primaryOffice: branch === null || branch === 'XXX',
    // ISO 9362: 0 as the second character of the location marks a BIC for tests.
    test: bic.charAt(7) === '0',
  }
})
