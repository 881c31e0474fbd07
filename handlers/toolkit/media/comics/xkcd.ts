import { feature, unprocessable } from '#toolkit'
import { xkcdComicOf } from '#toolkit/upstreams/xkcd'

export default feature(
  'rest_media_comics',
  async ({ num }, context) =>
    (await xkcdComicOf(context, num)) ??
    unprocessable(num === undefined ? 'There is no comic.' : `There is no comic ${num}.`),
)
