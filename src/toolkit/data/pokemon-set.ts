import type { Species } from '@pkmn/dex'
import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'

/** A species or a forme. */
export interface PokemonSpecies {
  /** The name in small letters and digits alone. */
  id: string
  name: string
  /** In the National Pokédex; below 1 for what is in no game. */
  number: number
  /** Not one of several formes of its number. */
  isBase: boolean
  types: readonly string[]
  generation: number
  /** Hit points, attack, defense, special attack, special defense, speed. */
  stats: readonly [number, number, number, number, number, number]
  /** In the order of their slots; the hidden one apart. */
  abilities: readonly string[]
  hiddenAbility: string | null
  specialAbility: string | null
  weightKg: number
  eggGroups: readonly string[]
  evolvesFrom: string | null
  evolvesTo: readonly string[]
}

/** Ids of aliases with the ids of their species; of cosmetic formes with that of the forme that has the stats. */
export type PokemonAliases = Readonly<Record<string, string>>

/** By defending and attacking type: 1 doubles the damage, 2 halves it, 3 prevents it. */
export type PokemonTypes = Readonly<Record<string, Readonly<Record<string, number>>>>

/** No type of a Pokémon: it comes about in battle alone. */
const LEFT_OUT = 'Stellar'

const rowOf = (id: string, species: Species): PokemonSpecies => {
  const { hp, atk, def, spa, spd, spe } = species.baseStats
  const { 0: first, 1: second, H: hidden, S: special } = species.abilities
  return {
    id,
    name: species.name,
    number: species.num,
    isBase: species.forme === '',
    types: species.types,
    generation: species.gen,
    stats: [hp, atk, def, spa, spd, spe],
    abilities: [first, second].flatMap((ability) =>
      ability === undefined || ability === '' ? [] : [ability],
    ),
    hiddenAbility: hidden ?? null,
    specialAbility: special ?? null,
    weightKg: species.weightkg,
    eggGroups: species.eggGroups,
    evolvesFrom: species.prevo === undefined || species.prevo === '' ? null : species.prevo,
    evolvesTo: species.evos ?? [],
  }
}

const chartOf = (types: readonly { name: string; damageTaken: object }[]): PokemonTypes => {
  const known = types.filter(({ name }) => name !== LEFT_OUT)
  return Object.fromEntries(
    known.map(({ name, damageTaken }) => {
      const taken = damageTaken as Readonly<Record<string, number>>
      return [
        name,
        Object.fromEntries(known.map((attacking) => [attacking.name, taken[attacking.name] ?? 0])),
      ]
    }),
  )
}

const partsOf = async (): Promise<Readonly<Record<string, unknown>>> => {
  const { Dex, toID } = await import('@pkmn/dex')
  const rows = new Map(
    Object.keys(Dex.data.Species).map((id) => [id, rowOf(id, Dex.species.getByID(toID(id)))]),
  )
  const aliases = new Map<string, string>()
  for (const [alias, target] of Object.entries<unknown>(Dex.data.Aliases)) {
    // The package's own module is among them, as "default".
    if (typeof target !== 'string') continue
    const species = Dex.species.getByID(toID(alias))
    if (!species.exists) continue
    const id = toID(species.name)
    if (!rows.has(id)) rows.set(id, rowOf(id, species))
    // A cosmetic forme is found by its own name, and its mega by that of its species.
    aliases.set(alias, id === alias ? toID(target) : id)
  }
  return {
    species: [...rows.values()],
    aliases: Object.fromEntries(aliases),
    types: chartOf(Dex.types.all()),
  }
}

/** The parts `species`, `aliases` and `types`, from a package that takes 0.1 s to load. */
export const pokemon: DataSet = {
  name: 'pokemon',
  title: 'Pokémon: base stats, abilities, evolutions, aliases, and the type chart',
  sources: { packages: ['@pkmn/dex'] },
  licence: 'MIT',
  pack: async () => packDataSet(await partsOf()),
}
