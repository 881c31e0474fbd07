import { unprocessable } from '../../errors.js'
import { dataUri } from '../encoding/data-uri.js'
import type { PictureFormat } from './picture-file.js'
import { pipelineOf, type Raster } from './raster.js'

/** The longest edge that a format can describe, in pixels; those that are not listed go past any picture that is made here. */
const LONGEST_EDGE: Readonly<Partial<Record<PictureFormat, number>>> = {
  webp: 16_383,
  avif: 16_384,
  jpeg: 65_535,
  gif: 65_535,
}

/** Above so many pixels AVIF is written with the least effort: more takes minutes. */
const MOST_PIXELS_WITH_EFFORT = 4_000_000

/** The encoder of AVIF takes some 30 bytes for a pixel: more pixels would not fit into the memory of a process of the pool. */
const MOST_AVIF_PIXELS = 10_000_000

/** An answer has at most 8 MB, and base64 makes four characters of three bytes. */
const MOST_ENCODED_BYTES = 5_900_000

export interface EncodedPicture {
  mime: string
  width: number
  height: number
  bytes: number
  dataUri: string
}

/**
 * Refuses what a format cannot hold, before any work is done.
 * @throws FeatureError 422
 */
export const assertFits = (
  { width, height }: { width: number; height: number },
  format: PictureFormat,
): void => {
  if (format === 'avif' && width * height > MOST_AVIF_PIXELS) {
    unprocessable(`The result has ${width} x ${height} pixels; avif is written with at most 10 million.`)
  }
  const longest = LONGEST_EDGE[format]
  if (longest !== undefined && Math.max(width, height) > longest) {
    unprocessable(`The result has ${width} x ${height} pixels; an edge of ${format} has at most ${longest}.`)
  }
}

/**
 * Writes a picture without metadata. JPEG has no transparency and gets `ground` laid under it.
 * @param quality of JPEG, WebP and AVIF, 1 to 100
 * @throws FeatureError 422 when an edge is longer than the format can describe, or the file longer than an answer may be
 */
export const encodePicture = async (
  raster: Raster,
  format: PictureFormat,
  { quality, ground = '#ffffff' }: { quality: number; ground?: string },
): Promise<EncodedPicture> => {
  const { width, height } = raster
  assertFits(raster, format)
  const pipeline = pipelineOf(raster)
  const effort = width * height > MOST_PIXELS_WITH_EFFORT ? 0 : 2
  const write = {
    png: () => pipeline.png(),
    jpeg: () => pipeline.flatten({ background: ground }).jpeg({ quality }),
    webp: () => pipeline.webp({ quality }),
    avif: () => pipeline.avif({ quality, effort }),
    gif: () => pipeline.gif({ effort: 1 }),
    // By default the library writes JPEG inside TIFF, which loses alpha.
    tiff: () => pipeline.tiff({ compression: 'deflate' }),
  }[format]
  const file = await write().toBuffer()
  if (file.length > MOST_ENCODED_BYTES) {
    unprocessable(
      `The result would have ${file.length} bytes; the limit is 5.9 million. Ask for fewer pixels, a lower quality, or jpeg or webp.`,
    )
  }
  const mime = `image/${format}`
  return { mime, width, height, bytes: file.length, dataUri: dataUri(mime, file) }
}
