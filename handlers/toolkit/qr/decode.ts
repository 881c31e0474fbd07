import { FeatureError, feature, unprocessable, type FeatureContext } from '#toolkit'
import { readBarcodesIn } from '#toolkit/lib/images/barcode-reader'
import { bytesOfBase64 } from '#toolkit/lib/encoding/bytes'
import { greyPicture } from '#toolkit/lib/images/picture'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'

const MOST_FETCHED_BYTES = 10_000_000

const fetched = async (url: string, { fetch, signal }: FeatureContext): Promise<Uint8Array> => {
  const { status, body } = await fetch({ url, maxBytes: MOST_FETCHED_BYTES }, signal)
  if (status < 200 || status > 299) {
    throw new FeatureError(502, 'upstream_failed', `The address answered with status ${status}.`)
  }
  return body
}

const inline = (image: string): Uint8Array =>
  bytesOfBase64(image.replace(/^data:[^,]*,/i, '')) ?? unprocessable('image is not valid base64.')

export default feature('rest_qr_decode', async ({ url, image, max }, context) => {
  exactlyOne({ url, image }, ['url', 'image'])
  const bytes = url === undefined ? inline(image ?? '') : await fetched(url, context)
  const picture = await greyPicture(bytes)
  const items = (await readBarcodesIn(picture)).slice(0, max)
  return { width: picture.width, height: picture.height, count: items.length, items }
})
