import { feature } from '#toolkit'
import { readBarcodesIn } from '#toolkit/lib/images/barcode-reader'
import { greyPicture } from '#toolkit/lib/images/picture'
import { pictureBytes } from '#toolkit/lib/images/picture-source'

export default feature('rest_qr_decode', async ({ url, image, max }, context) => {
  const picture = await greyPicture(await pictureBytes({ url, image }, context))
  const items = (await readBarcodesIn(picture)).slice(0, max)
  return { width: picture.width, height: picture.height, count: items.length, items }
})
