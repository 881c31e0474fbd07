import extractCashtags from 'twitter-text/dist/extractCashtagsWithIndices.js'
import extractHashtags from 'twitter-text/dist/extractHashtagsWithIndices.js'
import extractMentions from 'twitter-text/dist/extractMentionsOrListsWithIndices.js'
import { postLinks } from './post-links.js'

/** An entity of a post: its text without the marker, and UTF-16 indices with it; the end is exclusive. */
export interface PostEntity {
  kind: 'url' | 'mention' | 'hashtag' | 'cashtag'
  text: string
  start: number
  end: number
}

const entity = (kind: PostEntity['kind'], text: string, [start, end]: [number, number]): PostEntity => ({
  kind,
  text,
  start,
  end,
})

/** Of entities that overlap the one that begins first stays; of equal beginnings the earlier in the list. */
const withoutOverlaps = (entities: readonly PostEntity[]): PostEntity[] => {
  let end = 0
  return entities
    .toSorted((one, other) => one.start - other.start)
    .filter((next) => {
      if (next.start < end) return false
      end = next.end
      return true
    })
}

/** The entities of a post by X's rules, in order: `extractEntitiesWithIndices` of twitter-text, in linear time. */
export const postEntities = (text: string): PostEntity[] =>
  withoutOverlaps([
    ...postLinks(text).map(({ url, indices }) => entity('url', url, indices)),
    ...extractMentions(text).map(({ screenName, indices }) => entity('mention', screenName, indices)),
    ...extractHashtags(text, { checkUrlOverlap: false }).map(({ hashtag, indices }) =>
      entity('hashtag', hashtag, indices),
    ),
    ...extractCashtags(text).map(({ cashtag, indices }) => entity('cashtag', cashtag, indices)),
  ])
