import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { findPerson, isRole, rolesOf } from '#toolkit/upstreams/anime/jikan/people'

export default feature('rest_anime_voiceActor', async ({ q, role, limit }, context) => {
  const nobody = (): never => unprocessable(`MyAnimeList has nobody called ${quoted(q)}.`)
  const person = (await findPerson(context, q)) ?? nobody()
  const all = (await rolesOf(context, person.malId)) ?? nobody()
  const asked = all.filter((one) => isRole(one.role, role))
  const items = asked.slice(0, limit)
  return { ...person, total: asked.length, count: items.length, items }
})
