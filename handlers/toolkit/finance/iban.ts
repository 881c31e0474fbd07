import { feature, invalidParameter } from '#toolkit'
import { countryName } from '#toolkit/lib/finance/country-name'
import {
  ibanCheckDigits,
  ibanLength,
  ibanParts,
  ibanProblems,
  isSepaCountry,
} from '#toolkit/lib/finance/iban'

const NO_PARTS = { bank: null, branch: null, account: null }

export default feature('rest_finance_iban', ({ iban: text }) => {
  const iban = text.replaceAll(/[ -]/g, '').toUpperCase()
  if (iban === '') invalidParameter('iban', 'must have letters or digits')
  const [country, checkDigits, bban] = [iban.slice(0, 2), iban.slice(2, 4), iban.slice(4)]
  const problems = ibanProblems(iban)
  const valid = problems.length === 0
  const expectedLength = ibanLength(country)
  return {
    valid,
    iban,
    formatted: iban.replaceAll(/.{4}(?=.)/g, '$& '),
    country,
    countryName: countryName(country),
    checkDigits,
    expectedCheckDigits: expectedLength === null ? null : ibanCheckDigits(country, bban),
    bban,
    length: iban.length,
    expectedLength,
    ...(valid ? ibanParts(iban) : NO_PARTS),
    sepa: isSepaCountry(country),
    problems,
  }
})
