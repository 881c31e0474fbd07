import * as v from 'valibot'
import { askAlways, path } from './define.js'
import { world } from './tables/world.js'
import type { UpstreamCaller } from './types.js'

/** All values are strings; an empty one says that nothing is known. */
const text = v.nullish(v.pipe(v.string(), v.trim()), '')

const Decoded = v.object({
  Results: v.looseTuple([
    v.object({
      Make: text,
      Manufacturer: text,
      Model: text,
      ModelYear: text,
      Trim: text,
      Series: text,
      VehicleType: text,
      BodyClass: text,
      DriveType: text,
      FuelTypePrimary: text,
      EngineCylinders: text,
      DisplacementL: text,
      EngineHP: text,
      TransmissionStyle: text,
      Doors: text,
      PlantCity: text,
      PlantCountry: text,
      ErrorCode: text,
      ErrorText: text,
    }),
  ]),
})

/** What vPIC knows of a vehicle, under its own names; '' for what it does not know. */
export type DecodedVin = v.InferOutput<typeof Decoded>['Results'][0]

/**
 * Decodes a VIN.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const decodedVin = async (context: UpstreamCaller, vin: string): Promise<DecodedVin> => {
  const answer = await askAlways(world.vpic, context, Decoded, {
    path: path`/vehicles/DecodeVinValues/${vin}`,
    query: { format: 'json' },
  })
  return answer.Results[0]
}
