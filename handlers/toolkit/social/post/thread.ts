import { feature } from '#toolkit'
import { POST_RULES } from '#toolkit/lib/posts/post-length'
import { threadOf } from '#toolkit/lib/posts/thread'

/** A long text as posts of a network. */
export default feature('rest_social_post_3', ({ text, network, numbering, ...query }) => {
  const { limit: longest, length } = POST_RULES[network]
  const limit = Math.min(longest, query.limit ?? longest)
  const posts = threadOf(text, limit, numbering, length).map((post, index) => ({
    index: index + 1,
    text: post,
    length: length(post),
  }))
  return { network, limit, count: posts.length, posts }
})
