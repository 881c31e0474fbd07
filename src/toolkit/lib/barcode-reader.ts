import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes, type ReadResult } from 'zxing-wasm/reader'
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

/** The library's own way to its code is a download. */
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

const WANTED = [
  'QRCode',
  'MicroQRCode',
  'EAN13',
  'EAN8',
  'UPCA',
  'UPCE',
  'Code128',
  'Code39',
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

/** The codes in a picture, from top to bottom and from left to right by their first corners. */
export const readBarcodesIn = async ({ width, height, levels }: GreyPicture): Promise<FoundBarcode[]> => {
  // As a portable grey map the picture needs a quarter of the memory that it has with colours.
  const greyMap = Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), levels])
  const results = await readBarcodes(greyMap, { formats: [...WANTED], maxNumberOfSymbols: 255 })
  return results
    .filter(({ isValid }) => isValid)
    .flatMap(foundIn)
    .sort((a, b) => firstCorner(a).y - firstCorner(b).y || firstCorner(a).x - firstCorner(b).x)
}
