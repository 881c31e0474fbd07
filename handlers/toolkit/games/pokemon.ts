import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { findPokemon, typeFactors } from '#toolkit/lib/games/pokemon'

export default feature('rest_games_pokemon', ({ name }) => {
  const found = findPokemon(name) ?? unprocessable(`There is no Pokémon ${quoted(name)}.`)
  const [hp, attack, defense, specialAttack, specialDefense, speed] = found.stats
  const total = found.stats.reduce((sum, stat) => sum + stat, 0)
  const factors = typeFactors(found.types)
  const visible = (ability: string): { name: string; hidden: boolean } => ({ name: ability, hidden: false })
  return {
    number: found.number,
    name: found.name,
    types: [...found.types],
    generation: found.generation,
    stats: { hp, attack, defense, specialAttack, specialDefense, speed, total },
    abilities: [
      ...found.abilities.map(visible),
      ...(found.hiddenAbility === null ? [] : [{ name: found.hiddenAbility, hidden: true }]),
      ...(found.specialAbility === null ? [] : [visible(found.specialAbility)]),
    ],
    weightKg: found.weightKg,
    eggGroups: [...found.eggGroups],
    evolvesFrom: found.evolvesFrom,
    evolvesTo: [...found.evolvesTo],
    weaknesses: factors
      .filter(({ factor }) => factor > 1)
      .toSorted((one, other) => other.factor - one.factor),
    resistances: factors
      .filter(({ factor }) => factor > 0 && factor < 1)
      .toSorted((one, other) => one.factor - other.factor),
    immunities: factors.filter(({ factor }) => factor === 0).map(({ type }) => type),
  }
})
