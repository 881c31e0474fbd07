import { FeatureError, unprocessable } from '../../errors.js'
import type { FeatureContext } from '../../feature.js'
import { exactlyOne } from '../common/exactly-one.js'
import { bytesOfBase64 } from '../encoding/bytes.js'
import { MOST_PICTURE_BYTES } from './picture-file.js'

/**
 * Fetches a file that should be a picture, of at most 10 MB.
 * @throws FeatureError 502 where the address does not answer with 2xx
 */
export const fetchedPicture = async (
  url: string,
  { fetch, signal }: Pick<FeatureContext, 'fetch' | 'signal'>,
): Promise<Uint8Array> => {
  const { status, body } = await fetch({ url, maxBytes: MOST_PICTURE_BYTES }, signal)
  if (status < 200 || status > 299) {
    throw new FeatureError(502, 'upstream_failed', `The address answered with status ${status}.`)
  }
  return body
}

const inline = (image: string): Uint8Array =>
  bytesOfBase64(image.replace(/^data:[^,]*,/i, '')) ?? unprocessable('image is not valid base64.')

/**
 * The file that a caller means with `url` or `image`, of which exactly one must be given.
 * @throws FeatureError 400 for none or both, 422 for what is not base64, 502 for what cannot be fetched
 */
export const pictureBytes = async (
  { url, image }: { url?: string | undefined; image?: string | undefined },
  context: FeatureContext,
): Promise<Uint8Array> => {
  exactlyOne({ url, image }, ['url', 'image'])
  return url === undefined ? inline(image ?? '') : fetchedPicture(url, context)
}
