import { createHash } from 'node:crypto'
import type { Metadata } from 'sharp'
import { feature } from '#toolkit'
import { pictureFile, type PictureFile } from '#toolkit/lib/images/picture-file'
import { pictureBytes } from '#toolkit/lib/images/picture-source'
import { hasPhysicalSize } from '#toolkit/lib/images/png-chunks'
import { averageColor, rasterOfFile } from '#toolkit/lib/images/raster'
import { gcd } from '#toolkit/lib/numbers/integers'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const BITS: Readonly<Partial<Record<Metadata['depth'], number>>> = {
  uchar: 8,
  char: 8,
  ushort: 16,
  short: 16,
}

/** Dots per inch; the library says 72 for a PNG that states none. */
const densityOf = ({ bytes, format, metadata }: PictureFile): number | null =>
  format === 'png' && !hasPhysicalSize(bytes) ? null : (metadata.density ?? null)

export default feature('rest_image_info', async (query, context) => {
  const file = await pictureFile(await pictureBytes(query, context))
  const { bytes, format, metadata } = file
  const { width, height, channels, depth, space, pages, orientation, hasAlpha } = metadata
  const divisor = Number(gcd(BigInt(width), BigInt(height)))
  return {
    format,
    mime: `image/${format}`,
    width,
    height,
    aspectRatio: `${width / divisor}:${height / divisor}`,
    megapixels: roundHalfAway((width * height) / 1e6, 2),
    channels,
    bitDepth: metadata.bitsPerSample ?? BITS[depth] ?? 32,
    hasAlpha,
    colorSpace: space,
    bytes: bytes.length,
    pages: pages ?? 1,
    density: densityOf(file),
    orientation: orientation ?? null,
    hasExif: metadata.exif !== undefined,
    hasIcc: metadata.hasProfile,
    averageColor: averageColor(await rasterOfFile(file)),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
})
