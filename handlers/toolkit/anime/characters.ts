import { feature, unprocessable } from '#toolkit'
import { castOf, isRole } from '#toolkit/upstreams/anime/jikan/people'

export default feature('rest_anime_characters', async ({ id, lang, role, limit }, context) => {
  const cast = (await castOf(context, id)) ?? unprocessable(`MyAnimeList has no anime with the id ${id}.`)
  const isMain = (member: (typeof cast)[number]): boolean => isRole(member.role, 'main')
  const items = [...cast.filter(isMain), ...cast.filter((member) => !isMain(member))]
    .filter((member) => isRole(member.role, role))
    .slice(0, limit)
    .map(({ voices, ...character }) => ({
      ...character,
      voiceActors: voices.flatMap(({ language, person }) => (language === lang ? [person] : [])),
    }))
  return { count: items.length, items }
})
