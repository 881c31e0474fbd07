import { readDataSet } from '../../data/read.js'
import type { PokemonAliases, PokemonSpecies, PokemonTypes } from '../../data/pokemon-set.js'

const species = (): readonly PokemonSpecies[] => readDataSet<PokemonSpecies[]>('pokemon', 'species')

let byId: ReadonlyMap<string, PokemonSpecies> | undefined
const speciesById = (): ReadonlyMap<string, PokemonSpecies> =>
  (byId ??= new Map(species().map((one) => [one.id, one])))

let byAlias: ReadonlyMap<string, string> | undefined
const aliases = (): ReadonlyMap<string, string> =>
  (byAlias ??= new Map(Object.entries(readDataSet<PokemonAliases>('pokemon', 'aliases'))))

/** What @pkmn/dex compares names by: small letters and digits. */
const idOf = (name: string): string => {
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '')
  if (id !== 'nidoran') return id
  if (name.endsWith('♀')) return 'nidoranf'
  return name.endsWith('♂') ? 'nidoranm' : id
}

/** Words for regional and other formes that may stand before or behind a name, as in "Alolan Raichu". */
const FORMES = {
  alola: ['a', 'alola', 'alolan'],
  galar: ['g', 'galar', 'galarian'],
  hisui: ['h', 'hisui', 'hisuian'],
  paldea: ['p', 'paldea', 'paldean'],
  mega: ['m', 'mega'],
  primal: ['p', 'primal'],
}

/** The last of the words that fits counts, one before the name rather than one behind it; so does @pkmn/dex. */
const withoutForme = (id: string, words: readonly string[]): string =>
  words.reduce((rest, word) => {
    if (id.startsWith(word)) return id.slice(word.length)
    return id.endsWith(word) ? id.slice(0, -word.length) : rest
  }, '')

const formeOf = (id: string): PokemonSpecies | undefined => {
  for (const [forme, words] of Object.entries(FORMES)) {
    const name = withoutForme(id, words)
    const found = speciesById().get((aliases().get(name) ?? name) + forme)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Finds a Pokémon as Dex.species.get of @pkmn/dex does by a name, an alias or a forme; a whole number finds the base form of
 * that number in the National Pokédex. Those numbered below 1 are left out.
 */
export const findPokemon = (text: string): PokemonSpecies | undefined => {
  const name = text.trim()
  if (/^\d+$/.test(name))
    return species().find((one) => one.number === Number(name) && one.isBase && one.number > 0)
  const id = idOf(name)
  const found = speciesById().get(id) ?? speciesById().get(aliases().get(id) ?? '') ?? formeOf(id)
  return found === undefined || found.number < 1 ? undefined : found
}

/** By how much an attack's damage is multiplied. */
export interface TypeFactor {
  type: string
  factor: number
}

const FACTORS = [1, 2, 0.5, 0]

/** The factor of each of the 18 types against a Pokémon of these types, by name. */
export const typeFactors = (types: readonly string[]): TypeFactor[] => {
  const chart = readDataSet<PokemonTypes>('pokemon', 'types')
  return Object.keys(chart)
    .toSorted()
    .map((type) => ({
      type,
      factor: types.reduce((product, own) => product * (FACTORS[chart[own]?.[type] ?? 0] ?? 1), 1),
    }))
}
