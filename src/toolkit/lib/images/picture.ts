import sharp from 'sharp'
import { unprocessable } from '#toolkit'

/** The largest picture that is read, in pixels. */
const MOST_PIXELS = 25_000_000

/** The largest picture that is read, in bytes. */
const MOST_PICTURE_BYTES = 10_000_000

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .subarray(at, at + text.length)
    .equals(Buffer.from(text, 'latin1'))

/** By their content: PNG, JPEG, GIF, TIFF, WebP and AVIF, so that no other decoder ever sees the caller's bytes. */
const isPicture = (bytes: Uint8Array): boolean =>
  ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a', 'II*\0', 'MM\0*'].some((magic) =>
    startsWith(bytes, magic),
  ) ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  (startsWith(bytes, 'ftyp', 4) && (startsWith(bytes, 'avif', 8) || startsWith(bytes, 'avis', 8)))

/** Grey levels by rows, 0 black to 255 white. */
export interface GreyPicture {
  width: number
  height: number
  levels: Buffer
}

const broken = (): never => unprocessable('The picture is damaged.')

/**
 * Decodes a picture as it is to be seen: the first frame, turned by its EXIF orientation, in 8-bit sRGB on white, then
 * grey. A picture of too many pixels is refused by its header, before anything is decoded.
 * @throws FeatureError 422 for what is no PNG, JPEG, WebP, GIF, AVIF or TIFF picture, is damaged, or is too large
 */
export const greyPicture = async (bytes: Uint8Array): Promise<GreyPicture> => {
  if (bytes.length > MOST_PICTURE_BYTES) unprocessable('The picture is larger than 10 MB.')
  if (!isPicture(bytes)) unprocessable('This is not a PNG, JPEG, WebP, GIF, AVIF or TIFF picture.')
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken)
  if (width * height > MOST_PIXELS) {
    unprocessable(`The picture has ${width} x ${height} pixels; the limit is 25 million.`)
  }
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .greyscale()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(broken)
  return { width: info.width, height: info.height, levels: data }
}
