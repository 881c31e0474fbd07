import bwipjs from 'bwip-js'
import type { Query } from '#operation'
import { feature, unprocessable } from '#toolkit'
import { dataUri } from '#toolkit/lib/encoding/data-uri'
import { gtinCheckDigit } from '#toolkit/lib/images/gtin'

type Symbology = Query<'rest_qr_barcode'>['type']

/** Digits of the numbered symbologies, the check digit included. */
const DIGITS: Readonly<Partial<Record<Symbology, number>>> = { ean13: 13, ean8: 8, upca: 12, itf14: 14 }

/** Of which each takes four bytes while it is drawn. */
const MOST_PIXELS = 25_000_000

/** Those whose modules are square, so that they have no bar height. */
const SQUARE: readonly Symbology[] = ['datamatrix', 'aztec']
const TWO_DIMENSIONAL: readonly Symbology[] = [...SQUARE, 'pdf417']

const checked = (type: Symbology, text: string): { text: string; checkDigit: string | null } => {
  const length = DIGITS[type]
  if (length === undefined) return { text, checkDigit: null }
  if (!/^\d+$/.test(text) || (text.length !== length && text.length !== length - 1)) {
    unprocessable(`${type} takes ${length - 1} digits, or ${length} with the check digit.`)
  }
  const number = text.slice(0, length - 1)
  const checkDigit = gtinCheckDigit(number)
  if (text.length === length && !text.endsWith(checkDigit)) {
    unprocessable(`The check digit of ${number} is ${checkDigit}, not ${text.slice(-1)}.`)
  }
  return { text: number + checkDigit, checkDigit }
}

/** Code 128 has the characters of ISO/IEC 8859-1; the library takes them for bytes of UTF-8 unless it is told otherwise. */
const latin1 = (type: Symbology, text: string): boolean => {
  if (type !== 'code128') return false
  if (/[^\u0000-\u00ff]/.test(text)) unprocessable('code128 cannot encode characters outside ISO/IEC 8859-1.')
  return true
}

const draw = (options: bwipjs.RenderOptions): Promise<Buffer> =>
  bwipjs.toBuffer({ ...options, sizelimit: MOST_PIXELS }).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : ''
    if (message === 'Image size over limit') {
      unprocessable('The picture would have more than 25 million pixels; take a smaller scale or height.')
    }
    const [, fault] = /^bwipp\.\S+ ([^]+)$/.exec(message) ?? []
    if (fault === undefined) throw error
    return unprocessable(`${fault}.`)
  })

export default feature('rest_qr_barcode', async ({ type, text: given, scale, height, showText }) => {
  const { text, checkDigit } = checked(type, given)
  const png = await draw({
    bcid: type === 'aztec' ? 'azteccode' : type,
    text,
    scale,
    ...(SQUARE.includes(type) ? {} : { height }),
    includetext: showText && !TWO_DIMENSIONAL.includes(type),
    binarytext: latin1(type, text),
    paddingwidth: 10,
    paddingheight: 5,
    backgroundcolor: 'FFFFFF',
  })
  return {
    mime: 'image/png' as const,
    // The IHDR chunk of PNG begins with width and height at byte 16.
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
    bytes: png.length,
    dataUri: dataUri('image/png', png),
    type,
    text,
    checkDigit,
  }
})
