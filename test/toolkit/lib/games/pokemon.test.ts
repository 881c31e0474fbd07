import { Dex, toID } from '@pkmn/dex'
import { describe, expect, it } from 'vitest'
import { findPokemon } from '#toolkit/lib/games/pokemon'

const aliases = Object.entries<unknown>(Dex.data.Aliases).flatMap(([alias, target]) =>
  typeof target === 'string' ? [alias] : [],
)

const expectedOf = (name: string): string | undefined => {
  const species = Dex.species.get(name)
  return species.exists && species.num > 0 ? species.name : undefined
}

describe('names', () => {
  it.each([
    ['species', Object.keys(Dex.data.Species)],
    ['aliases', aliases],
    [
      'regional formes',
      Dex.species
        .all()
        .flatMap(({ name }) =>
          ['Alolan', 'Galarian', 'Hisui', 'Paldean', 'Mega', 'Primal'].map((forme) => `${forme} ${name}`),
        ),
    ],
    ['short formes', aliases.flatMap((alias) => [`m${alias}`, `${alias}mega`, `a${alias}`])],
  ])('of %s are found as the package finds them', (_kind, names) => {
    const different = names.filter((name) => findPokemon(name)?.name !== expectedOf(name))
    expect(names.length).toBeGreaterThan(1000)
    expect(different).toEqual([])
  })

  it('of numbers are those of the base formes', () => {
    const bases = Dex.species.all().filter(({ num, forme }) => num > 0 && forme === '')
    expect(bases).toHaveLength(1025)
    for (const { num, name, id } of bases)
      expect([findPokemon(String(num))?.name, toID(name)]).toEqual([name, id])
  })
})
