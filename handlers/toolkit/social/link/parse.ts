import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { readSocialLink } from '#toolkit/lib/social/social-links'

/** Network, kind, handle and id of a social link. */
export default feature(
  'rest_social_link',
  ({ url }) => readSocialLink(url) ?? unprocessable(`url: ${quoted(url)} is not a known social link.`),
)
