import { feature, unprocessable } from '#toolkit'
import { releaseGroupsOf, type ReleaseGroup } from '#toolkit/upstreams/music/musicbrainz'

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)

/** Dates are YYYY, YYYY-MM or YYYY-MM-DD; the undated come last. */
const byDateThenTitle = (one: ReleaseGroup, other: ReleaseGroup): number =>
  Number(one.firstReleased === null) - Number(other.firstReleased === null) ||
  compare(one.firstReleased ?? '', other.firstReleased ?? '') ||
  compare(one.title, other.title)

export default feature('rest_media_music_3', async ({ mbid, type, studioOnly }, context) => {
  const { total, groups } =
    (await releaseGroupsOf(context, mbid.toLowerCase(), type === 'all' ? undefined : type)) ??
    unprocessable(`MusicBrainz has no artist ${mbid}.`)
  const items = groups
    .filter(({ secondaryTypes }) => !studioOnly || secondaryTypes.length === 0)
    .toSorted(byDateThenTitle)
  return { total, count: items.length, items }
})
