/** The cast of an anime, voice actors and users of MyAnimeList. */
import * as v from 'valibot'
import { ask, askAlways, path } from '../../define.js'
import { optionalText, whole } from '../../fields.js'
import type { UpstreamCaller } from '../../types.js'
import { image, jikan, Named } from './parts.js'

const CastMember = v.pipe(
  v.object({
    character: v.object({ mal_id: whole, name: v.string(), images: image }),
    role: v.string(),
    voice_actors: v.nullish(v.array(v.object({ person: Named, language: v.string() })), []),
  }),
  v.transform(({ character, role, voice_actors: voices }) => ({
    malId: character.mal_id,
    name: character.name,
    role,
    image: character.images,
    voices,
  })),
)
const Cast = v.object({ data: v.array(CastMember) })

const Person = v.pipe(
  v.object({
    mal_id: whole,
    name: v.string(),
    family_name: optionalText,
    given_name: optionalText,
    birthday: optionalText,
    url: v.string(),
  }),
  v.transform(({ mal_id, name, family_name, given_name, birthday, url }) => {
    const kanji = `${family_name ?? ''}${given_name ?? ''}`
    return {
      malId: mal_id,
      name,
      nameKanji: kanji === '' ? null : kanji,
      birthday: birthday?.slice(0, 10) ?? null,
      url,
    }
  }),
)
const People = v.object({ data: v.array(Person) })

const Role = v.object({
  role: v.string(),
  anime: v.pipe(
    v.object({ mal_id: whole, title: v.string() }),
    v.transform(({ mal_id: malId, title }) => ({ malId, title })),
  ),
  character: Named,
})
const Roles = v.object({ data: v.array(Role) })

const Statistics = v.object({
  data: v.object({
    anime: v.pipe(
      v.object({
        days_watched: v.number(),
        mean_score: v.number(),
        watching: whole,
        completed: whole,
        on_hold: whole,
        dropped: whole,
        plan_to_watch: whole,
        total_entries: whole,
        episodes_watched: whole,
      }),
      v.transform(({ watching, completed, dropped, ...snake }) => ({
        daysWatched: snake.days_watched,
        meanScore: snake.mean_score,
        watching,
        completed,
        onHold: snake.on_hold,
        dropped,
        planToWatch: snake.plan_to_watch,
        totalEntries: snake.total_entries,
        episodesWatched: snake.episodes_watched,
      })),
    ),
    manga: v.pipe(
      v.object({
        days_read: v.number(),
        mean_score: v.number(),
        reading: whole,
        completed: whole,
        on_hold: whole,
        dropped: whole,
        plan_to_read: whole,
        total_entries: whole,
        chapters_read: whole,
        volumes_read: whole,
      }),
      v.transform(({ reading, completed, dropped, ...snake }) => ({
        daysRead: snake.days_read,
        meanScore: snake.mean_score,
        reading,
        completed,
        onHold: snake.on_hold,
        dropped,
        planToRead: snake.plan_to_read,
        totalEntries: snake.total_entries,
        chaptersRead: snake.chapters_read,
        volumesRead: snake.volumes_read,
      })),
    ),
  }),
})

/** Main, supporting or both, as features ask for roles. */
export type RoleAsked = 'all' | 'main' | 'supporting'

/** Whether a role is of the kind asked for; MyAnimeList writes it as Main or Supporting. */
export const isRole = (role: string, asked: RoleAsked): boolean =>
  asked === 'all' || role.toLowerCase() === asked

/**
 * The characters of an anime with their voices in all languages; null where there is no such anime.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const castOf = async (
  context: UpstreamCaller,
  id: number,
): Promise<v.InferOutput<typeof CastMember>[] | null> =>
  (await ask(jikan, context, Cast, { path: path`/anime/${id}/characters` }))?.data ?? null

/**
 * The first person found by a name; null where nobody has it.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const findPerson = async (
  context: UpstreamCaller,
  name: string,
): Promise<v.InferOutput<typeof Person> | null> => {
  const { data } = await askAlways(jikan, context, People, { path: '/people', query: { q: name, limit: 1 } })
  return data[0] ?? null
}

/**
 * The roles of a voice actor in Jikan's order; null where there is no such person.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const rolesOf = async (
  context: UpstreamCaller,
  id: number,
): Promise<v.InferOutput<typeof Role>[] | null> =>
  (await ask(jikan, context, Roles, { path: path`/people/${id}/voices` }))?.data ?? null

/**
 * What a user has watched and read; null where there is no such user.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const statisticsOf = async (
  context: UpstreamCaller,
  username: string,
): Promise<v.InferOutput<typeof Statistics>['data'] | null> =>
  (await ask(jikan, context, Statistics, { path: path`/users/${username}/statistics` }))?.data ?? null
