import { feature, unprocessable } from '#toolkit'
import {
  vinCheckDigit,
  vinCountry,
  vinModelYear,
  vinModelYears,
  vinRegion,
} from '#toolkit/lib/identifiers/vin'

export default feature('rest_utility_vin', ({ vin: given }) => {
  const vin = given.toUpperCase()
  if (/[IOQ]/.test(vin)) unprocessable('vin: the letters I, O and Q are not used in a VIN.')
  const checkDigit = vin.charAt(8)
  const expectedCheckDigit = vinCheckDigit(vin)
  return {
    vin,
    valid: checkDigit === expectedCheckDigit,
    checkDigit,
    expectedCheckDigit,
    wmi: vin.slice(0, 3),
    vds: vin.slice(3, 9),
    vis: vin.slice(9),
    region: vinRegion(vin),
    country: vinCountry(vin),
    modelYears: vinModelYears(vin),
    modelYear: vinModelYear(vin),
    plant: vin.charAt(10),
    serial: vin.slice(11),
  }
})
