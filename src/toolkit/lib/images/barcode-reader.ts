import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes, type ReaderOptions, type ReadResult } from 'zxing-wasm/reader'
import { zeroSuppressed } from './gtin.js'
import type { GreyPicture } from './picture.js'

export type BarcodeFormat =
  | 'qr'
  | 'micro-qr'
  | 'ean13'
  | 'ean8'
  | 'upca'
  | 'upce'
  | 'code128'
  | 'code39'
  | 'code93'
  | 'codabar'
  | 'itf'
  | 'datamatrix'
  | 'pdf417'
  | 'aztec'

export interface FoundBarcode {
  format: BarcodeFormat
  text: string
  /** Top left, top right, bottom right, bottom left of the code, in pixels. */
  corners: { x: number; y: number }[]
}

/** The library would download its WebAssembly. */
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(
      readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))),
    ).buffer,
  },
})

const SYMBOLOGIES: Readonly<Record<string, BarcodeFormat>> = {
  QRCode: 'qr',
  Code128: 'code128',
  Code39: 'code39',
  Code93: 'code93',
  Codabar: 'codabar',
  ITF: 'itf',
  DataMatrix: 'datamatrix',
  PDF417: 'pdf417',
  Aztec: 'aztec',
}

/** Code 39 by its two forms: under that name alone the library also reads Code 32, which writes other characters for those of the symbol. */
const WANTED = [
  'QRCode',
  'MicroQRCode',
  'EAN13',
  'EAN8',
  'UPCA',
  'UPCE',
  'Code128',
  'Code39Std',
  'Code39Ext',
  'Code93',
  'Codabar',
  'ITF',
  'DataMatrix',
  'PDF417',
  'Aztec',
] as const

/**
 * The library gives every retail number as EAN-13. One that begins with 0 is the same symbol as UPC-A without that 0; UPC-E
 * leaves zeros of a UPC-A number out.
 */
const retail = (format: string, text: string): [BarcodeFormat, string] => {
  if (format === 'EAN8') return ['ean8', text]
  if (format === 'UPCE') return ['upce', text.length === 13 ? zeroSuppressed(text.slice(1)) : text]
  if (format === 'UPCA' || (text.length === 13 && text.startsWith('0'))) return ['upca', text.slice(-12)]
  return ['ean13', text]
}

const named = ({ format, symbology, text }: ReadResult): [BarcodeFormat, string] | undefined => {
  if (symbology === 'EANUPC') return retail(format, text)
  if (format === 'MicroQRCode') return ['micro-qr', text]
  const known = SYMBOLOGIES[symbology]
  return known === undefined ? undefined : [known, text]
}

const foundIn = (result: ReadResult): FoundBarcode[] => {
  const name = named(result)
  if (name === undefined) return []
  const { topLeft, topRight, bottomRight, bottomLeft } = result.position
  const corners = [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }) => ({ x, y }))
  return [{ format: name[0], text: name[1], corners }]
}

const firstCorner = ({ corners: [corner] }: FoundBarcode): { x: number; y: number } =>
  corner ?? { x: 0, y: 0 }

/** Pixels up to which a picture is read in every way at once: on more, some take seconds. */
const MOST_PIXELS_AT_ONCE = 4_000_000

const readOnce = async (
  { width, height, levels }: GreyPicture,
  options: ReaderOptions = {},
): Promise<FoundBarcode[]> => {
  // As a portable grey map the picture needs a quarter of the memory that it has with colours.
  const greyMap = Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), levels])
  const results = await readBarcodes(greyMap, {
    formats: [...WANTED],
    maxNumberOfSymbols: 255,
    // By default the library writes names for control characters, such as `<GS>`.
    textMode: 'Plain',
    ...options,
  })
  return results.filter(({ isValid }) => isValid).flatMap(foundIn)
}

const extent = ({ corners }: FoundBarcode): { left: number; right: number; top: number; bottom: number } => ({
  left: Math.min(...corners.map(({ x }) => x)),
  right: Math.max(...corners.map(({ x }) => x)),
  top: Math.min(...corners.map(({ y }) => y)),
  bottom: Math.max(...corners.map(({ y }) => y)),
})

/** Whether both are one code on the picture, seen twice. */
const isSame = (one: FoundBarcode, other: FoundBarcode): boolean => {
  if (one.format !== other.format || one.text !== other.text) return false
  const [a, b] = [extent(one), extent(other)]
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
}

/**
 * Of a large picture: what is seen upright at its full size, for small codes, and what is seen turned, inverted or blurred
 * with fewer pixels.
 */
const readLarge = async (picture: GreyPicture): Promise<FoundBarcode[]> => {
  const { width, height, levels } = picture
  const sharpest = await readOnce(picture, { tryRotate: false, tryInvert: false, tryDownscale: false })
  const factor = Math.sqrt(MOST_PIXELS_AT_ONCE / (width * height))
  const fewer = {
    width: Math.max(1, Math.floor(width * factor)),
    height: Math.max(1, Math.floor(height * factor)),
  }
  const smaller = await sharp(levels, { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .resize({ ...fewer, fit: 'fill' })
    .greyscale()
    .raw({ depth: 'uchar' })
    .toBuffer()
  const seen = (await readOnce({ ...fewer, levels: smaller })).map(({ corners, ...code }) => ({
    ...code,
    corners: corners.map(({ x, y }) => ({
      x: Math.round((x * width) / fewer.width),
      y: Math.round((y * height) / fewer.height),
    })),
  }))
  return [...sharpest, ...seen.filter((code) => !sharpest.some((other) => isSame(code, other)))]
}

/** The codes in a picture, from top to bottom and from left to right by their first corners. */
export const readBarcodesIn = async (picture: GreyPicture): Promise<FoundBarcode[]> => {
  const found =
    picture.width * picture.height > MOST_PIXELS_AT_ONCE ? await readLarge(picture) : await readOnce(picture)
  return found.sort((a, b) => firstCorner(a).y - firstCorner(b).y || firstCorner(a).x - firstCorner(b).x)
}
