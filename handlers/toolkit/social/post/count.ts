import { feature } from '#toolkit'
import { POST_RULES } from '#toolkit/lib/posts/post-length'
import { chosenNetworks } from '#toolkit/lib/social/chosen-networks'
import { codePointLength } from '#toolkit/lib/text/code-points'
import { graphemesOf } from '#toolkit/lib/text/segments'

const NETWORKS = Object.keys(POST_RULES) as (keyof typeof POST_RULES)[]

/** The size of a post, and its length as each network counts. */
export default feature('rest_social_post', ({ text, networks }) => ({
  codePoints: codePointLength(text),
  graphemes: graphemesOf(text).length,
  utf16: text.length,
  bytes: Buffer.byteLength(text),
  words: text.match(/\S+/g)?.length ?? 0,
  lines: text.split('\n').length,
  networks: chosenNetworks(NETWORKS, networks).map((network) => {
    const rule = POST_RULES[network]
    const length = rule.length(text)
    const remaining = rule.limit - length
    return { network, limit: rule.limit, length, remaining, fits: remaining >= 0 }
  }),
}))
