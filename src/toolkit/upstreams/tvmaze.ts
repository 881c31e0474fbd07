import * as v from 'valibot'
import { tagless } from '../lib/markup/tagless.js'
import { ask, askAlways, path } from './define.js'
import { filledText, optionalNumber, optionalText, optionalWhole, texts, whole } from './fields.js'
import { entertainment } from './tables/entertainment.js'
import type { UpstreamCaller } from './types.js'

const { tvmaze } = entertainment

/** A text with HTML tags; null where nothing is left without them. */
const summary = v.nullish(
  v.pipe(
    v.string(),
    v.transform((html) => {
      const text = tagless(html)
      return text === '' ? null : text
    }),
  ),
  null,
)

const Channel = v.nullish(v.object({ name: optionalText }), null)
const Rating = v.nullish(v.object({ average: optionalNumber }), null)
const Image = v.nullish(v.object({ medium: optionalText, original: optionalText }), null)
const Schedule = v.nullish(v.object({ time: filledText, days: texts }), { time: null, days: [] })

const ShowFields = v.object({
  id: whole,
  name: v.string(),
  type: optionalText,
  language: optionalText,
  genres: texts,
  status: optionalText,
  premiered: optionalText,
  ended: optionalText,
  runtime: optionalWhole,
  averageRuntime: optionalWhole,
  rating: Rating,
  network: Channel,
  webChannel: Channel,
  externals: v.nullish(v.object({ imdb: optionalText }), null),
  image: Image,
  url: v.string(),
  summary,
})

const showOf = (show: v.InferOutput<typeof ShowFields>) => ({
  id: show.id,
  name: show.name,
  type: show.type,
  language: show.language,
  genres: show.genres,
  status: show.status,
  premiered: show.premiered,
  ended: show.ended,
  runtime: show.runtime ?? show.averageRuntime,
  rating: show.rating?.average ?? null,
  network: show.network?.name ?? show.webChannel?.name ?? null,
  imdb: show.externals?.imdb ?? null,
  image: show.image?.original ?? null,
  url: show.url,
  summary: show.summary,
})

/** A show as TVmaze describes it; runtime in minutes, what it does not have is null. */
export type TvShow = ReturnType<typeof showOf>

const Matches = v.array(v.object({ score: v.number(), show: v.pipe(ShowFields, v.transform(showOf)) }))

/**
 * The shows that match a title, best first.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn; so do all functions below.
 */
export const tvShowsLike = (context: UpstreamCaller, title: string): Promise<v.InferOutput<typeof Matches>> =>
  askAlways(tvmaze, context, Matches, { path: '/search/shows', query: { q: title } })

const CastMember = v.pipe(
  v.object({
    person: v.object({ id: whole, name: v.string(), image: Image }),
    character: v.object({ name: v.string(), image: Image }),
    voice: v.nullish(v.boolean(), false),
  }),
  v.transform(({ person, character, voice }) => ({
    person: person.name,
    personId: person.id,
    character: character.name,
    voice,
    image: character.image?.medium ?? person.image?.medium ?? null,
  })),
)

const ShowWithCast = v.pipe(
  v.object({
    ...ShowFields.entries,
    schedule: Schedule,
    _embedded: v.nullish(v.object({ cast: v.nullish(v.array(CastMember), []) }), { cast: [] }),
  }),
  v.transform(({ schedule, _embedded: { cast }, ...show }) => ({ ...showOf(show), schedule, cast })),
)

/** A show by its number, with its cast; null where there is none. */
export const tvShowOf = (
  context: UpstreamCaller,
  id: number,
): Promise<v.InferOutput<typeof ShowWithCast> | null> =>
  ask(tvmaze, context, ShowWithCast, { path: path`/shows/${id}`, query: { embed: 'cast' } })

const Episode = v.object({
  id: whole,
  season: whole,
  number: optionalWhole,
  name: v.string(),
  airdate: filledText,
  runtime: optionalWhole,
  rating: v.pipe(
    Rating,
    v.transform((rating) => rating?.average ?? null),
  ),
  summary,
})

/** An episode in the list of its show; `number` is null for a special, runtime is in minutes. */
export type TvEpisode = v.InferOutput<typeof Episode>

/** The episodes of a show in their order; null where there is no such show. */
export const tvEpisodesOf = (context: UpstreamCaller, id: number): Promise<TvEpisode[] | null> =>
  ask(tvmaze, context, v.array(Episode), { path: path`/shows/${id}/episodes` })

const Broadcast = v.pipe(
  v.object({
    airstamp: v.pipe(
      v.string(),
      v.check((stamp) => !Number.isNaN(Date.parse(stamp))),
    ),
    airtime: filledText,
    season: whole,
    number: optionalWhole,
    name: v.string(),
    runtime: optionalWhole,
    show: v.object({ id: whole, name: v.string(), network: Channel, webChannel: Channel }),
  }),
  v.transform(({ airtime, show, ...episode }) => ({
    airstamp: episode.airstamp,
    time: airtime,
    show: show.name,
    showId: show.id,
    network: show.network?.name ?? show.webChannel?.name ?? null,
    season: episode.season,
    number: episode.number,
    name: episode.name,
    runtime: episode.runtime,
  })),
)

/**
 * What is broadcast in a country on a day, in TVmaze's order.
 * @param date YYYY-MM-DD
 */
export const tvScheduleOf = (
  context: UpstreamCaller,
  { country, date }: { country: string; date: string },
): Promise<v.InferOutput<typeof Broadcast>[]> =>
  askAlways(tvmaze, context, v.array(Broadcast), { path: '/schedule', query: { country, date } })
