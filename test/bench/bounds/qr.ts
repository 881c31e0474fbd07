import QRCode from 'qrcode'
import sharp from 'sharp'
import { paragraph } from './content.js'
import type { BoundsTable } from './derive.js'

/** A QR code on a photograph, as noise is for a compressor: nearly 300,000 characters of base64. */
const photograph = async (): Promise<string> => {
  const code = await QRCode.toBuffer(paragraph(300), { scale: 6 })
  const size = 1_380
  const paper = { width: size, height: size, channels: 3 as const, background: '#808080' }
  const picture = await sharp({ create: { ...paper, noise: { type: 'gaussian', mean: 128, sigma: 12 } } })
    .composite([{ input: code }])
    .jpeg({ quality: 55 })
    .toBuffer()
  return picture.toString('base64')
}

/** So many pixels a side, nearly all of them white. */
const poster = async (side: number): Promise<string> => {
  const code = await QRCode.toBuffer(paragraph(300), { scale: 6 })
  const paper = { width: side, height: side, channels: 3 as const, background: '#ffffff' }
  const picture = await sharp({ create: paper })
    .composite([{ input: code, left: 800, top: 800 }])
    .png()
    .toBuffer()
  return picture.toString('base64')
}

export const qr: BoundsTable = {
  generate: {
    // A symbol of version 40 holds 2953, 2331, 1663 or 1273 bytes, or 4296 characters of digits and capitals at level L.
    calls: [
      { text: paragraph(2_953), ecc: 'L', scale: 8, margin: 4 },
      { text: paragraph(2_331), ecc: 'M', scale: 8, margin: 4 },
      { text: paragraph(1_663), ecc: 'Q', scale: 8, margin: 4 },
      { text: paragraph(1_273), ecc: 'H', scale: 32 },
      { text: paragraph(2_953), ecc: 'L', scale: 32 },
      { text: 'HELLO WORLD '.repeat(358), ecc: 'L', scale: 32 },
    ],
  },
  wifi: {
    calls: [
      { ssid: 'A network with a name so long...', password: 'p'.repeat(63), security: 'WPA', scale: 32 },
    ],
  },
  barcode: {
    calls: [
      { type: 'ean13', text: '400638133393' },
      { type: 'ean8', text: '9638507' },
      { type: 'upca', text: '03600029145' },
      { type: 'code128', text: paragraph(80) },
      { type: 'code39', text: 'CODE 39 '.repeat(10) },
      { type: 'itf14', text: '0001234560001' },
      { type: 'datamatrix', text: paragraph(500) },
      { type: 'pdf417', text: paragraph(500) },
      { type: 'aztec', text: paragraph(500) },
    ].map((call) => ({ ...call, scale: 10, height: 50 })),
    own: {
      ms: 1_500,
      because: 'a picture of 25 million pixels at the greatest scale is drawn and compressed in 0.7 s',
    },
  },
  decode: {
    calls: [{ image: await photograph() }, { image: await poster(2_000) }, { image: await poster(5_000) }],
    own: { ms: 1_500, because: '25 million pixels are decoded in 0.2 s and read at two sizes in 0.5 s' },
  },
}
