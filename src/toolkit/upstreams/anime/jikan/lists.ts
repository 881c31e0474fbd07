/** Lists of anime, manga and characters of MyAnimeList. */
import * as v from 'valibot'
import { ask, askAlways, path } from '../../define.js'
import { names, optionalNumber, optionalText, optionalWhole, texts, whole } from '../../fields.js'
import type { UpstreamCaller } from '../../types.js'
import { countedPageOf, image, jikan, pageOf, type PageAsked } from './parts.js'

const AnimeSummary = v.pipe(
  v.object({
    mal_id: whole,
    title: v.string(),
    title_english: optionalText,
    title_japanese: optionalText,
    type: optionalText,
    episodes: optionalWhole,
    status: optionalText,
    score: optionalNumber,
    year: optionalWhole,
    season: optionalText,
    genres: names,
    images: image,
    url: v.string(),
  }),
  v.transform(({ mal_id, title, title_english, title_japanese, images, url, ...rest }) => ({
    malId: mal_id,
    title,
    titleEnglish: title_english,
    titleJapanese: title_japanese,
    ...rest,
    image: images,
    url,
  })),
)

const MangaSummary = v.pipe(
  v.object({
    mal_id: whole,
    title: v.string(),
    title_english: optionalText,
    title_japanese: optionalText,
    type: optionalText,
    chapters: optionalWhole,
    volumes: optionalWhole,
    status: optionalText,
    score: optionalNumber,
    authors: names,
    images: image,
    url: v.string(),
  }),
  v.transform(({ mal_id, title, title_english, title_japanese, images, url, ...rest }) => ({
    malId: mal_id,
    title,
    titleEnglish: title_english,
    titleJapanese: title_japanese,
    ...rest,
    image: images,
    url,
  })),
)

const RankedAnime = v.pipe(
  v.object({
    rank: optionalWhole,
    mal_id: whole,
    title: v.string(),
    title_english: optionalText,
    type: optionalText,
    episodes: optionalWhole,
    score: optionalNumber,
    members: optionalWhole,
    images: image,
    url: v.string(),
  }),
  v.transform(({ rank, mal_id, title, title_english, images, url, ...rest }) => ({
    rank,
    malId: mal_id,
    title,
    titleEnglish: title_english,
    ...rest,
    image: images,
    url,
  })),
)

const BroadcastAnime = v.pipe(
  v.object({
    mal_id: whole,
    title: v.string(),
    title_english: optionalText,
    broadcast: v.nullish(v.object({ time: optionalText, timezone: optionalText }), null),
    episodes: optionalWhole,
    score: optionalNumber,
    images: image,
    url: v.string(),
  }),
  v.transform(({ mal_id, title, title_english, broadcast, episodes, score, images, url }) => ({
    malId: mal_id,
    title,
    titleEnglish: title_english,
    time: broadcast?.time ?? null,
    timezone: broadcast?.timezone ?? null,
    episodes,
    score,
    image: images,
    url,
  })),
)

const Character = v.pipe(
  v.object({
    mal_id: whole,
    name: v.string(),
    name_kanji: optionalText,
    nicknames: texts,
    favorites: v.nullish(whole, 0),
    about: optionalText,
    images: image,
    url: v.string(),
  }),
  v.transform(({ mal_id, name, name_kanji, images, url, ...rest }) => ({
    malId: mal_id,
    name,
    nameKanji: name_kanji,
    ...rest,
    image: images,
    url,
  })),
)

const AnimePage = pageOf(AnimeSummary)
const AnimeFound = countedPageOf(AnimeSummary)
const MangaFound = countedPageOf(MangaSummary)
const Ranking = pageOf(RankedAnime)
const Broadcasts = pageOf(BroadcastAnime)
const Characters = pageOf(Character)

interface TitleSearch extends PageAsked {
  q: string
  type?: string | undefined
  status?: string | undefined
}

/**
 * The anime that match a title, adult ones left out, in Jikan's order.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const findAnime = (
  context: UpstreamCaller,
  { q, page, limit, type, status, minScore }: TitleSearch & { minScore?: number | undefined },
): Promise<v.InferOutput<typeof AnimeFound>> =>
  askAlways(jikan, context, AnimeFound, {
    path: '/anime',
    query: { q, page, limit, sfw: true, type, status, min_score: minScore },
  })

/**
 * The manga that match a title, adult ones left out, in Jikan's order.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const findManga = (
  context: UpstreamCaller,
  { q, page, limit, type, status }: TitleSearch,
): Promise<v.InferOutput<typeof MangaFound>> =>
  askAlways(jikan, context, MangaFound, {
    path: '/manga',
    query: { q, page, limit, sfw: true, type, status },
  })

/**
 * The anime of a season, adult ones left out; null where MyAnimeList has no data of it.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const animeOfSeason = (
  context: UpstreamCaller,
  {
    year,
    season,
    type,
    page,
    limit,
  }: PageAsked & { year: number; season: string; type?: string | undefined },
): Promise<v.InferOutput<typeof AnimePage> | null> =>
  ask(jikan, context, AnimePage, {
    path: path`/seasons/${year}/${season}`,
    query: { page, limit, sfw: true, filter: type },
  })

/**
 * What is broadcast on a weekday in Japan, without adult titles and those for small children, in Jikan's order.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const broadcastsOf = (
  context: UpstreamCaller,
  { day, page, limit }: PageAsked & { day: string },
): Promise<v.InferOutput<typeof Broadcasts>> =>
  askAlways(jikan, context, Broadcasts, {
    path: '/schedules',
    query: { filter: day, sfw: true, kids: false, page, limit },
  })

/**
 * The ranking of MyAnimeList, adult titles left out.
 * @param filter undefined ranks by score
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const topAnime = (
  context: UpstreamCaller,
  { filter, type, page, limit }: PageAsked & { filter: string | undefined; type?: string | undefined },
): Promise<v.InferOutput<typeof Ranking>> =>
  askAlways(jikan, context, Ranking, { path: '/top/anime', query: { sfw: true, page, limit, filter, type } })

/**
 * The characters that match a name, the most favoured first.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const findCharacters = (
  context: UpstreamCaller,
  { q, page, limit }: PageAsked & { q: string },
): Promise<v.InferOutput<typeof Characters>> =>
  askAlways(jikan, context, Characters, {
    path: '/characters',
    query: { q, order_by: 'favorites', sort: 'desc', page, limit },
  })
