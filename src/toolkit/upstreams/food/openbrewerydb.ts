import * as v from 'valibot'
import { askAlways } from '../define.js'
import { filledText, numberOrDigits } from '../fields.js'
import { world } from '../tables/world.js'
import type { UpstreamCaller } from '../types.js'

const Brewery = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    brewery_type: v.string(),
    address_1: filledText,
    city: v.string(),
    state_province: filledText,
    postal_code: filledText,
    country: v.string(),
    latitude: numberOrDigits,
    longitude: numberOrDigits,
    phone: filledText,
    website_url: filledText,
  }),
  v.transform((brewery) => ({
    id: brewery.id,
    name: brewery.name,
    type: brewery.brewery_type,
    street: brewery.address_1,
    city: brewery.city,
    state: brewery.state_province,
    postalCode: brewery.postal_code,
    country: brewery.country,
    lat: brewery.latitude,
    lon: brewery.longitude,
    phone: brewery.phone,
    website: brewery.website_url,
  })),
)

/** What a brewery must have; undefined is any type. */
export interface BrewerySearch {
  city: string
  type: string | undefined
  limit: number
}

/**
 * Breweries in cities whose names contain a text, in the order of the upstream.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const breweriesIn = (
  context: UpstreamCaller,
  { city, type, limit }: BrewerySearch,
): Promise<v.InferOutput<typeof Brewery>[]> =>
  askAlways(world.openbrewerydb, context, v.array(Brewery), {
    path: '/breweries',
    query: { by_city: city, per_page: limit, by_type: type },
  })
