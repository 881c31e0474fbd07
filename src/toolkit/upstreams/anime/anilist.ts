import * as v from 'valibot'
import { askOrRefused, upstreamFails } from '../define.js'
import { optionalText, optionalWhole, whole } from '../fields.js'
import { entertainment } from '../tables/entertainment.js'
import type { UpstreamCaller } from '../types.js'

const { anilist } = entertainment

/** Unix seconds that a Date can have. */
const moment = v.pipe(whole, v.minValue(0), v.maxValue(8.64e12))
const adult = v.nullish(v.boolean(), false)
const romaji = v.object({ romaji: v.string() })

const AIRING =
  'query($from:Int,$to:Int){airing:Page(page:1,perPage:50){airingSchedules(airingAt_greater:$from,airingAt_lesser:$to,sort:TIME){airingAt episode media{id idMal isAdult format siteUrl title{romaji english native}}}}}'
const NEXT =
  'query($q:String){next:Media(search:$q,type:ANIME,isAdult:false){id idMal status episodes siteUrl title{romaji english} nextAiringEpisode{episode airingAt}}}'
const RELATED =
  'query($id:Int){related:Media(id:$id,type:ANIME){id title{romaji} relations{edges{relationType node{id idMal type format status episodes siteUrl isAdult title{romaji} startDate{year month day}}}}}}'
const TRENDING =
  'query($n:Int,$type:MediaType,$genre:String){trending:Page(page:1,perPage:$n){media(type:$type,genre:$genre,sort:TRENDING_DESC,isAdult:false){id idMal format averageScore popularity genres siteUrl title{romaji english} coverImage{large}}}}'
const LIST =
  'query($name:String,$type:MediaType,$status:MediaListStatus){list:MediaListCollection(userName:$name,type:$type,status:$status,sort:UPDATED_TIME_DESC){lists{entries{progress score(format:POINT_100) updatedAt media{id idMal episodes chapters isAdult siteUrl title{romaji}}}}}}'

const Schedule = v.object({
  airingSchedules: v.array(
    v.object({
      airingAt: moment,
      episode: whole,
      media: v.nullish(
        v.object({
          id: whole,
          idMal: optionalWhole,
          isAdult: adult,
          format: optionalText,
          siteUrl: v.string(),
          title: v.object({ romaji: v.string(), english: optionalText, native: optionalText }),
        }),
        null,
      ),
    }),
  ),
})

const Next = v.object({
  id: whole,
  idMal: optionalWhole,
  status: v.string(),
  episodes: optionalWhole,
  siteUrl: v.string(),
  title: v.object({ romaji: v.string(), english: optionalText }),
  nextAiringEpisode: v.nullish(v.object({ episode: whole, airingAt: moment }), null),
})

const Related = v.object({
  id: whole,
  title: romaji,
  relations: v.object({
    edges: v.array(
      v.object({
        relationType: v.string(),
        node: v.object({
          id: whole,
          idMal: optionalWhole,
          type: v.string(),
          format: optionalText,
          status: optionalText,
          episodes: optionalWhole,
          siteUrl: v.string(),
          isAdult: adult,
          title: romaji,
          startDate: v.nullish(
            v.object({ year: optionalWhole, month: optionalWhole, day: optionalWhole }),
            null,
          ),
        }),
      }),
    ),
  }),
})

const Trending = v.object({
  media: v.array(
    v.object({
      id: whole,
      idMal: optionalWhole,
      format: optionalText,
      averageScore: optionalWhole,
      popularity: v.nullish(whole, 0),
      genres: v.nullish(v.array(v.string()), []),
      siteUrl: v.string(),
      title: v.object({ romaji: v.string(), english: optionalText }),
      coverImage: v.nullish(v.object({ large: optionalText }), null),
    }),
  ),
})

const Lists = v.object({
  lists: v.nullish(
    v.array(
      v.object({
        entries: v.nullish(
          v.array(
            v.object({
              progress: v.nullish(whole, 0),
              score: v.nullish(v.number(), 0),
              updatedAt: v.nullish(moment, 0),
              media: v.object({
                id: whole,
                idMal: optionalWhole,
                episodes: optionalWhole,
                chapters: optionalWhole,
                isAdult: adult,
                siteUrl: v.string(),
                title: romaji,
              }),
            }),
          ),
          [],
        ),
      }),
    ),
    [],
  ),
})

const Errors = v.object({ errors: v.pipe(v.array(v.unknown()), v.nonEmpty()) })
const NotFound = v.object({ status: v.literal(404) })

/**
 * What a query finds under its own `name`; null where AniList has no such thing: it answers then with a GraphQL error
 * of status 404, or with a null object.
 */
const find = async <Schema extends v.GenericSchema>(
  context: UpstreamCaller,
  name: string,
  schema: Schema,
  asked: { query: string; variables: Readonly<Record<string, string | number>> },
): Promise<v.InferOutput<Schema> | null> => {
  const Data = v.object({ data: v.nullable(v.object({ [name]: v.nullable(schema) })) })
  const Answer = v.lazy((body) => (v.is(Errors, body) ? Errors : Data))
  const reply = await askOrRefused(anilist, context, Answer, v.unknown(), {
    path: '/',
    body: asked,
    accept: [400],
  })
  if (reply === null) return null
  const answer = 'data' in reply ? reply.data : reply.refusal
  if (v.is(Errors, answer)) {
    return v.is(NotFound, answer.errors[0]) ? null : upstreamFails(anilist, 'it answered with an error')
  }
  if (!('data' in reply)) return upstreamFails(anilist, `it answered with status ${reply.status}`)
  return (reply.data as v.InferOutput<typeof Data>).data?.[name] ?? null
}

/** An episode of the broadcasting schedule. */
export type ScheduledEpisode = v.InferOutput<typeof Schedule>['airingSchedules'][number] & {
  media: NonNullable<v.InferOutput<typeof Schedule>['airingSchedules'][number]['media']>
}

/**
 * The first 50 episodes that air after `from` and before `to` (Unix seconds), adult titles left out, by time; null
 * where AniList has none to tell.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const episodesBetween = async (
  context: UpstreamCaller,
  { from, to }: { from: number; to: number },
): Promise<ScheduledEpisode[] | null> => {
  const found = await find(context, 'airing', Schedule, { query: AIRING, variables: { from, to } })
  return (
    found?.airingSchedules
      .flatMap(({ media, ...episode }) => (media === null || media.isAdult ? [] : [{ ...episode, media }]))
      .toSorted((one, other) => one.airingAt - other.airingAt)
      .slice(0, 50) ?? null
  )
}

/**
 * The anime that a title finds, with the next episode on the schedule; null where none is found.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const findNextEpisode = (
  context: UpstreamCaller,
  q: string,
): Promise<v.InferOutput<typeof Next> | null> =>
  find(context, 'next', Next, { query: NEXT, variables: { q } })

/** A work related to an anime, and how. */
export type RelatedWork = v.InferOutput<typeof Related>['relations']['edges'][number]

/**
 * The works related to an anime without adult ones, in AniList's order; null where there is no such anime.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const relatedWorksOf = async (
  context: UpstreamCaller,
  id: number,
): Promise<{ id: number; title: string; works: RelatedWork[] } | null> => {
  const found = await find(context, 'related', Related, { query: RELATED, variables: { id } })
  if (found === null) return null
  const works = found.relations.edges.filter(({ node }) => !node.isAdult)
  return { id: found.id, title: found.title.romaji, works }
}

/**
 * What is trending without adult titles, most trending first; null where AniList has nothing to tell.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const trendingTitles = async (
  context: UpstreamCaller,
  { media, genre, limit }: { media: 'anime' | 'manga'; genre: string | undefined; limit: number },
): Promise<v.InferOutput<typeof Trending>['media'] | null> => {
  const variables = { n: limit, type: media.toUpperCase(), ...(genre === undefined ? {} : { genre }) }
  return (await find(context, 'trending', Trending, { query: TRENDING, variables }))?.media ?? null
}

type Lists = v.InferOutput<typeof Lists>
/** A title on a user's list. */
export type ListEntry = NonNullable<NonNullable<Lists['lists']>[number]['entries']>[number]

/**
 * The entries of all lists of a user that have a status, a title as often as it is listed, adult ones among them; null
 * where there is no such user.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const listEntriesOf = async (
  context: UpstreamCaller,
  { username, media, status }: { username: string; media: 'anime' | 'manga'; status: string },
): Promise<ListEntry[] | null> => {
  const found = await find(context, 'list', Lists, {
    query: LIST,
    variables: { name: username, type: media.toUpperCase(), status: status.toUpperCase() },
  })
  return found?.lists.flatMap(({ entries }) => entries) ?? null
}
