import * as v from 'valibot'
import { escapedForLucene } from '../../lib/text/lucene.js'
import { ask, askAlways, path } from '../define.js'
import { filledText, optionalText, secondsOfMilliseconds, texts, whole } from '../fields.js'
import { entertainment } from '../tables/entertainment.js'
import type { UpstreamCaller } from '../types.js'

const { musicbrainz } = entertainment

const MOST_TAGS = 5

const Tag = v.object({ name: v.string(), count: v.nullish(v.number(), 0) })

const topTags = (tags: readonly v.InferOutput<typeof Tag>[]): string[] =>
  tags
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, MOST_TAGS)
    .map(({ name }) => name)

const Artist = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    'sort-name': v.string(),
    type: optionalText,
    country: optionalText,
    area: v.nullish(v.object({ name: optionalText }), null),
    'life-span': v.nullish(
      v.object({ begin: optionalText, end: optionalText, ended: v.nullish(v.boolean(), false) }),
      { begin: null, end: null, ended: false },
    ),
    disambiguation: filledText,
    tags: v.nullish(v.array(Tag), []),
    score: whole,
  }),
  v.transform((artist) => ({
    mbid: artist.id,
    name: artist.name,
    sortName: artist['sort-name'],
    type: artist.type,
    country: artist.country,
    area: artist.area?.name ?? null,
    ...artist['life-span'],
    note: artist.disambiguation,
    tags: topTags(artist.tags),
    score: artist.score,
  })),
)
const Artists = v.object({ count: whole, artists: v.array(Artist) })

/**
 * Artists by name, best first, with how many there are in all.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn; so do all functions below.
 */
export const artistsLike = (
  context: UpstreamCaller,
  name: string,
  limit: number,
): Promise<v.InferOutput<typeof Artists>> =>
  askAlways(musicbrainz, context, Artists, {
    path: '/artist',
    query: { query: escapedForLucene(name), limit, fmt: 'json' },
  })

const ReleaseGroup = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    'primary-type': optionalText,
    'secondary-types': texts,
    'first-release-date': filledText,
    disambiguation: filledText,
  }),
  v.transform((group) => {
    const firstReleased = group['first-release-date']
    const [year] = /^\d{4}/.exec(firstReleased ?? '') ?? []
    return {
      mbid: group.id,
      title: group.title,
      type: group['primary-type'],
      secondaryTypes: group['secondary-types'],
      firstReleased,
      year: year === undefined ? null : Number(year),
      note: group.disambiguation,
    }
  }),
)

/** An album, EP or single in all its editions. */
export type ReleaseGroup = v.InferOutput<typeof ReleaseGroup>

const ReleaseGroups = v.object({ 'release-group-count': whole, 'release-groups': v.array(ReleaseGroup) })

const MOST_GROUPS = 100

/** The first 100 release groups of an artist, with how many there are in all; null where there is no such artist. */
export const releaseGroupsOf = async (
  context: UpstreamCaller,
  artist: string,
  type: 'album' | 'ep' | 'single' | undefined,
): Promise<{ total: number; groups: ReleaseGroup[] } | null> => {
  const found = await ask(musicbrainz, context, ReleaseGroups, {
    path: '/release-group',
    query: { artist, type, limit: MOST_GROUPS, fmt: 'json' },
  })
  return found === null ? null : { total: found['release-group-count'], groups: found['release-groups'] }
}

const Recording = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    'artist-credit': v.array(v.object({ name: v.string(), joinphrase: v.nullish(v.string(), '') })),
    length: secondsOfMilliseconds,
    'first-release-date': filledText,
    video: v.nullish(v.boolean(), false),
  }),
  v.transform((recording) => ({
    mbid: recording.id,
    title: recording.title,
    artist: recording['artist-credit'].map(({ name, joinphrase }) => name + joinphrase).join(''),
    seconds: recording.length,
    firstReleased: recording['first-release-date'],
    video: recording.video,
  })),
)
const Recordings = v.object({ recordings: v.array(Recording) })

/**
 * The recordings that carry an ISRC; null where none does.
 * @param isrc capitals, without hyphens
 */
export const recordingsOf = async (
  context: UpstreamCaller,
  isrc: string,
): Promise<v.InferOutput<typeof Recording>[] | null> => {
  const found = await ask(musicbrainz, context, Recordings, {
    path: path`/isrc/${isrc}`,
    query: { inc: 'artist-credits', fmt: 'json' },
  })
  return found?.recordings ?? null
}
