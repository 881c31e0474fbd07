import * as v from 'valibot'
import { askAlways } from '../define.js'
import { optionalText, texts, whole } from '../fields.js'
import { entertainment } from '../tables/entertainment.js'
import type { UpstreamCaller } from '../types.js'

/** A text; null where it is missing, or is one of those that stand for nothing. */
const known = v.nullish(
  v.pipe(
    v.string(),
    v.transform((text) => (text === '' || text === '-' ? null : text)),
  ),
  null,
)
const power = v.nullish(whole, 0)

const Hero = v.pipe(
  v.object({
    id: whole,
    name: v.string(),
    powerstats: v.object({
      intelligence: power,
      strength: power,
      speed: power,
      durability: power,
      power,
      combat: power,
    }),
    appearance: v.nullish(v.object({ race: known }), null),
    biography: v.object({
      fullName: known,
      aliases: texts,
      firstAppearance: known,
      publisher: known,
      alignment: known,
    }),
    images: v.nullish(v.object({ md: optionalText }), null),
  }),
  v.transform(({ id, name, powerstats, appearance, biography, images }) => ({
    id,
    name,
    fullName: biography.fullName,
    aliases: biography.aliases.filter((alias) => alias !== '' && alias !== '-'),
    publisher: biography.publisher,
    alignment: biography.alignment,
    firstAppearance: biography.firstAppearance,
    powers: {
      ...powerstats,
      total: Object.values(powerstats).reduce((total, value) => total + value, 0),
    },
    race: appearance?.race ?? null,
    image: images?.md ?? null,
  })),
)

/** A hero with what is known of them; powers are 0 to 100 each. */
export type Superhero = v.InferOutput<typeof Hero>

/**
 * All heroes of the collection, in its order.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const allSuperheroes = (context: UpstreamCaller): Promise<Superhero[]> =>
  askAlways(entertainment.superheroapi, context, v.array(Hero), { path: '/all.json' })
