import { feature, unprocessable } from '#toolkit'
import { tvShowOf } from '#toolkit/upstreams/tvmaze'

export default feature(
  'rest_media_tv_2',
  async ({ id }, context) => (await tvShowOf(context, id)) ?? unprocessable(`TVmaze has no show ${id}.`),
)
