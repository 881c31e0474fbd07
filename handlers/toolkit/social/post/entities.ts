import { feature } from '#toolkit'
import { postEntities, type PostEntity } from '#toolkit/lib/posts/post-entities'

/** Hashtags, mentions, cashtags and links of a post by the rules of X. */
export default feature('rest_social_post_2', ({ text }) => {
  const entities = postEntities(text)
  const ofKind = (wanted: PostEntity['kind']): Omit<PostEntity, 'kind'>[] =>
    entities.filter(({ kind }) => kind === wanted).map(({ kind: _, ...entity }) => entity)
  const hashtags = ofKind('hashtag')
  return {
    hashtags,
    mentions: ofKind('mention'),
    cashtags: ofKind('cashtag'),
    urls: ofKind('url'),
    uniqueHashtags: [...new Set(hashtags.map((hashtag) => hashtag.text.toLowerCase()))],
  }
})
