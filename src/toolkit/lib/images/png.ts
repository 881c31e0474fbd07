import { constants, crc32, deflateSync } from 'node:zlib'

/** A picture of two colours, a chequer of squares. */
export interface TwoColourPicture {
  /** Squares in a row and in a column. */
  size: number
  /** Pixels along a square's side. */
  scale: number
  isDark: (x: number, y: number) => boolean
  /** `#RRGGBB` or `#RRGGBBAA`. */
  dark: string
  light: string
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** The row is written as its difference from the one above. */
const FILTER_UP = 2

const channels = (colour: string): Buffer => Buffer.from(colour.slice(1), 'hex')

/** PNG (ISO/IEC 15948) of one bit a pixel with a palette of two colours, 0 light and 1 dark. */
export const twoColourPng = ({ size, scale, isDark, dark, light }: TwoColourPicture): Buffer => {
  const width = size * scale
  const rowBytes = 1 + Math.ceil(width / 8)
  const rows = Buffer.alloc(rowBytes * width)
  for (let y = 0; y < size; y += 1) {
    const begin = y * scale * rowBytes
    for (let x = 0; x < width; x += 1) {
      if (!isDark(Math.floor(x / scale), y)) continue
      const at = begin + 1 + (x >> 3)
      rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7))
    }
    // The same row again.
    for (let copy = 1; copy < scale; copy += 1) rows[begin + copy * rowBytes] = FILTER_UP
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(width, 4)
  // One bit a pixel, of a palette.
  header.set([1, 3], 8)
  const colours = [channels(light), channels(dark)]
  const alphas = colours.map((colour) => colour[3] ?? 255)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.concat(colours.map((colour) => colour.subarray(0, 3)))),
    ...(alphas.some((alpha) => alpha < 255) ? [chunk('tRNS', Buffer.from(alphas))] : []),
    // Runs are found alike on every processor, so that the same picture is the same file everywhere.
    chunk('IDAT', deflateSync(rows, { strategy: constants.Z_RLE })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
