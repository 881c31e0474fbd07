import * as v from 'valibot'
import { askAlways } from '../define.js'
import { optionalText, optionalWhole, secondsOfMilliseconds, texts, whole } from '../fields.js'
import { entertainment } from '../tables/entertainment.js'
import type { UpstreamCaller } from '../types.js'

const { itunes } = entertainment

/** A search of one country's store. */
export interface StoreSearch {
  q: string
  /** Two capitals, ISO 3166-1. */
  country: string
  limit: number
}

const Song = v.pipe(
  v.object({
    trackId: whole,
    trackName: v.string(),
    artistName: v.string(),
    collectionName: optionalText,
    releaseDate: optionalText,
    trackTimeMillis: secondsOfMilliseconds,
    primaryGenreName: optionalText,
    trackExplicitness: optionalText,
    previewUrl: optionalText,
    artworkUrl100: optionalText,
    trackViewUrl: optionalText,
  }),
  v.transform((song) => ({
    id: song.trackId,
    title: song.trackName,
    artist: song.artistName,
    album: song.collectionName,
    released: song.releaseDate?.slice(0, 10) ?? null,
    seconds: song.trackTimeMillis,
    genre: song.primaryGenreName,
    explicit: song.trackExplicitness === 'explicit',
    preview: song.previewUrl,
    artwork: song.artworkUrl100?.replaceAll('100x100', '600x600') ?? null,
    url: song.trackViewUrl,
  })),
)
const Songs = v.object({ results: v.array(Song) })

/**
 * Songs in the store by title or artist, in its order.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn; so do all functions below.
 */
export const songsLike = async (
  context: UpstreamCaller,
  { q, country, limit }: StoreSearch,
): Promise<v.InferOutput<typeof Song>[]> => {
  const { results } = await askAlways(itunes, context, Songs, {
    path: '/search',
    query: { term: q, media: 'music', entity: 'song', country, limit },
  })
  return results
}

const Podcast = v.pipe(
  v.object({
    collectionId: whole,
    collectionName: v.string(),
    artistName: v.nullish(v.string(), ''),
    feedUrl: optionalText,
    trackCount: optionalWhole,
    genres: texts,
    releaseDate: optionalText,
    collectionExplicitness: optionalText,
    artworkUrl600: optionalText,
    artworkUrl100: optionalText,
    collectionViewUrl: optionalText,
  }),
  v.transform((podcast) => ({
    id: podcast.collectionId,
    title: podcast.collectionName,
    author: podcast.artistName,
    feed: podcast.feedUrl,
    episodes: podcast.trackCount,
    genres: podcast.genres.filter((genre) => genre !== 'Podcasts'),
    latest: podcast.releaseDate,
    explicit: podcast.collectionExplicitness === 'explicit',
    artwork: podcast.artworkUrl600 ?? podcast.artworkUrl100,
    url: podcast.collectionViewUrl,
  })),
)
const Podcasts = v.object({ results: v.array(Podcast) })

/** Podcasts in the directory by name, host or subject, in its order. */
export const podcastsLike = async (
  context: UpstreamCaller,
  { q, country, limit }: StoreSearch,
): Promise<v.InferOutput<typeof Podcast>[]> => {
  const { results } = await askAlways(itunes, context, Podcasts, {
    path: '/search',
    query: { term: q, media: 'podcast', entity: 'podcast', country, limit },
  })
  return results
}

const Episode = v.pipe(
  v.object({
    wrapperType: v.literal('podcastEpisode'),
    trackId: whole,
    trackName: v.string(),
    releaseDate: v.string(),
    trackTimeMillis: secondsOfMilliseconds,
    episodeUrl: optionalText,
    episodeGuid: optionalText,
    description: optionalText,
    shortDescription: optionalText,
  }),
  v.transform((episode) => ({
    id: episode.trackId,
    title: episode.trackName,
    published: episode.releaseDate,
    seconds: episode.trackTimeMillis,
    audio: episode.episodeUrl,
    guid: episode.episodeGuid,
    description: episode.description ?? episode.shortDescription,
  })),
)
const Channel = v.object({
  wrapperType: v.literal('track'),
  kind: v.literal('podcast'),
  collectionName: v.string(),
  artistName: v.nullish(v.string(), ''),
})
const Wrapped = v.object({ wrapperType: optionalText, kind: optionalText })
type Part = { episode: v.InferOutput<typeof Episode> } | { channel: v.InferOutput<typeof Channel> } | null

/** One of several results of a look-up; null for what is neither a podcast nor an episode. */
const Result = v.lazy((input): v.GenericSchema<unknown, Part> => {
  const wrapped = v.safeParse(Wrapped, input)
  const { wrapperType, kind } = wrapped.success ? wrapped.output : { wrapperType: null, kind: null }
  if (wrapperType === 'podcastEpisode') {
    return v.pipe(
      Episode,
      v.transform((episode) => ({ episode })),
    )
  }
  if (wrapperType === 'track' && kind === 'podcast') {
    return v.pipe(
      Channel,
      v.transform((channel) => ({ channel })),
    )
  }
  return v.pipe(
    v.looseObject({}),
    v.transform(() => null),
  )
})
const LookedUp = v.object({ results: v.array(Result) })

export interface PodcastEpisodes {
  podcast: string
  author: string
  /** In the order of the store, which is the latest first. */
  episodes: v.InferOutput<typeof Episode>[]
}

/** The latest episodes of a podcast by its number in the store; null where no podcast has it. */
export const podcastEpisodesOf = async (
  context: UpstreamCaller,
  { id, limit }: { id: number; limit: number },
): Promise<PodcastEpisodes | null> => {
  const { results } = await askAlways(itunes, context, LookedUp, {
    path: '/lookup',
    query: { id, media: 'podcast', entity: 'podcastEpisode', limit },
  })
  const channel = results.flatMap((part) => (part !== null && 'channel' in part ? part.channel : []))[0]
  if (channel === undefined) return null
  return {
    podcast: channel.collectionName,
    author: channel.artistName,
    episodes: results.flatMap((part) => (part !== null && 'episode' in part ? part.episode : [])),
  }
}
