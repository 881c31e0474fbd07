import { feature, unprocessable } from '#toolkit'
import { decodedVin } from '#toolkit/upstreams/vpic'

const textOf = (value: string): string | null => (value === '' ? null : value)

const numberOf = (value: string): number | null => {
  const number = Number(value)
  return value === '' || !Number.isFinite(number) ? null : number
}

const wholeOf = (value: string): number | null => {
  const number = numberOf(value)
  return Number.isSafeInteger(number) ? number : null
}

export default feature('rest_utility_vin_2', async ({ vin: given }, context) => {
  const vin = given.toUpperCase()
  const found = await decodedVin(context, vin)
  if (found.Make === '') unprocessable(`vin: the make of ${vin} is unknown. ${found.ErrorText}`.trim())
  return {
    vin,
    make: found.Make,
    manufacturer: textOf(found.Manufacturer),
    model: textOf(found.Model),
    year: wholeOf(found.ModelYear),
    trim: textOf(found.Trim),
    series: textOf(found.Series),
    vehicleType: textOf(found.VehicleType),
    bodyClass: textOf(found.BodyClass),
    driveType: textOf(found.DriveType),
    fuel: textOf(found.FuelTypePrimary),
    cylinders: wholeOf(found.EngineCylinders),
    displacementLitres: numberOf(found.DisplacementL),
    horsepower: numberOf(found.EngineHP),
    transmission: textOf(found.TransmissionStyle),
    doors: wholeOf(found.Doors),
    plantCity: textOf(found.PlantCity),
    plantCountry: textOf(found.PlantCountry),
    clean: found.ErrorCode === '0',
    note: found.ErrorText,
  }
})
