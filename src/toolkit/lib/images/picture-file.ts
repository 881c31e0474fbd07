import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { unprocessable } from '../../errors.js'

/** The largest picture that is read, in pixels. */
export const MOST_PIXELS = 25_000_000

/** The largest picture that is read, in bytes. */
export const MOST_PICTURE_BYTES = 10_000_000

/** What is read, as its content says and not its name. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff'

const textAt = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(start, end).toString('latin1')

const SIGNATURES: readonly (readonly [PictureFormat, string])[] = [
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xff\xd8\xff'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  // Little-endian and big-endian TIFF, and BigTIFF.
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['tiff', 'II+\0'],
  ['tiff', 'MM\0+'],
]

/** The brands of an ISO base media file: the major one at byte 8, the compatible ones from byte 16 (ISO/IEC 14496-12, 4.3). */
const brandsOf = (bytes: Uint8Array): string[] => {
  if (textAt(bytes, 4, 8) !== 'ftyp') return []
  const size = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).readUInt32BE(0)
  const compatible = textAt(bytes, 16, Math.min(size, 256))
  return [textAt(bytes, 8, 12), ...(compatible.match(/[^]{4}/g) ?? [])]
}

/** The format that the first bytes of a file announce; undefined for all that no decoder may ever see. */
export const pictureFormat = (bytes: Uint8Array): PictureFormat | undefined => {
  const signed = SIGNATURES.find(([, signature]) => textAt(bytes, 0, signature.length) === signature)
  if (signed !== undefined) return signed[0]
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp'
  return brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : undefined
}

const broken = (): never => unprocessable('The picture is damaged.')

/** A picture that may be decoded, with what its header says. */
export interface PictureFile {
  bytes: Uint8Array
  format: PictureFormat
  metadata: Metadata
}

/**
 * Looks at a file's header. A picture of too many pixels is refused before anything is decoded.
 * @throws FeatureError 422 for what is no PNG, JPEG, WebP, GIF, AVIF or TIFF picture, is damaged, or is too large
 */
export const pictureFile = async (bytes: Uint8Array): Promise<PictureFile> => {
  if (bytes.length > MOST_PICTURE_BYTES) unprocessable('The picture is larger than 10 MB.')
  const format =
    pictureFormat(bytes) ?? unprocessable('This is not a PNG, JPEG, WebP, GIF, AVIF or TIFF picture.')
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken)
  const { width, height } = metadata
  if (width * height > MOST_PIXELS) {
    unprocessable(`The picture has ${width} x ${height} pixels; the limit is 25 million.`)
  }
  return { bytes, format, metadata }
}

/** The library turns 16-bit colours with an ICC profile to Display P3, and then takes them for sRGB; those of 8 bits to sRGB. */
const wouldBecomeP3 = ({ space, hasProfile }: Metadata): boolean => space === 'rgb16' && hasProfile

const opened = ({ bytes, metadata }: PictureFile): Sharp => {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient()
  return wouldBecomeP3(metadata) ? picture.pipelineColourspace('srgb') : picture
}

/** Decodes a picture with what `pipeline` adds; a fault of the file is 422. */
export const decode = (
  file: PictureFile,
  pipeline: (picture: Sharp) => Sharp,
): Promise<{ data: Buffer; info: OutputInfo }> =>
  pipeline(opened(file)).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }).catch(broken)
