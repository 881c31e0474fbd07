import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { readVideoLink } from '#toolkit/lib/media/video-links'

export default feature(
  'rest_media_video_3',
  ({ url }) =>
    readVideoLink(url) ??
    unprocessable(`${quoted(url)} is not the address of a YouTube, Vimeo, Dailymotion or Twitch video.`),
)
