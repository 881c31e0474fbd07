import { feature } from '#toolkit'
import { allSuperheroes } from '#toolkit/upstreams/games/superheroapi'

export default feature('rest_media_comics_2', async ({ limit, ...query }, context) => {
  const [q, publisher] = [query.q.toLowerCase(), query.publisher?.toLowerCase()]
  const found = (await allSuperheroes(context))
    .filter(({ name, fullName }) => [name, fullName ?? ''].some((text) => text.toLowerCase().includes(q)))
    .filter((hero) => publisher === undefined || hero.publisher?.toLowerCase() === publisher)
    .map((hero) => ({ hero, isOther: Number(hero.name.toLowerCase() !== q) }))
    .sort(
      (one, other) =>
        one.isOther - other.isOther ||
        (one.hero.name < other.hero.name ? -1 : Number(one.hero.name > other.hero.name)) ||
        one.hero.id - other.hero.id,
    )
  const items = found.slice(0, limit).map(({ hero }) => hero)
  return { total: found.length, count: items.length, items }
})
