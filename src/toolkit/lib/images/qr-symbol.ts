import QRCode from 'qrcode'
import { unprocessable } from '#toolkit'
import { attempt } from '../common/attempt.js'
import { dataUri } from '../encoding/data-uri.js'
import { twoColourPng } from './png.js'

export type QrLevel = 'L' | 'M' | 'Q' | 'H'
export type QrMode = 'numeric' | 'alphanumeric' | 'byte' | 'mixed'

/** How a symbol is to look. */
export interface QrStyle {
  ecc: QrLevel
  /** Pixels a module. */
  scale: number
  /** Modules of quiet zone on each side. */
  margin: number
  /** `#RRGGBB` or `#RRGGBBAA`. */
  dark: string
  light: string
  format: 'png' | 'svg'
}

export interface QrPicture {
  mime: 'image/png' | 'image/svg+xml'
  /** Pixels. */
  width: number
  height: number
  /** Length of the file. */
  bytes: number
  dataUri: string
  text: string
  version: number
  /** Modules along a side, without the quiet zone. */
  modules: number
  ecc: QrLevel
  mode: QrMode
}

const MODES: Readonly<Record<string, QrMode>> = {
  Numeric: 'numeric',
  Alphanumeric: 'alphanumeric',
  Byte: 'byte',
}

const modeOf = ({ segments }: QRCode.QRCode): QrMode => {
  const [first, ...others] = new Set(segments.map(({ mode }) => mode.id ?? ''))
  const only = others.length === 0 && first !== undefined ? MODES[first] : undefined
  return only ?? 'mixed'
}

/** SVG's colours have no alpha of their own. */
const fill = (colour: string): string => {
  const alpha = colour.slice(7)
  return `fill="${colour.slice(0, 7)}"${alpha === '' ? '' : ` fill-opacity="${Number.parseInt(alpha, 16) / 255}"`}`
}

interface Squares {
  /** With the quiet zone. */
  size: number
  isDark: (x: number, y: number) => boolean
}

const svgOf = ({ size, isDark }: Squares, { scale, dark, light }: QrStyle): Buffer => {
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => (isDark(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * scale}" height="${size * scale}" ` +
      `viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
      `<path ${fill(light)} d="M0 0h${size}v${size}H0z"/><path ${fill(dark)} d="${rows.join('')}"/></svg>`,
  )
}

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('too big to be stored')

/**
 * A QR code (ISO/IEC 18004, model 2) in the smallest version that holds the text, its bytes being UTF-8.
 * @throws FeatureError 422 for more text than version 40 holds at that level
 */
export const qrPicture = (text: string, style: QrStyle): QrPicture => {
  const { ecc, scale, margin, format } = style
  const symbol =
    attempt(() => QRCode.create(text, { errorCorrectionLevel: ecc }), isTooLong) ??
    unprocessable(`The text is too long for a QR code of level ${ecc}.`)
  const { size: modules } = symbol.modules
  const size = modules + 2 * margin
  const inside = (place: number): boolean => place >= margin && place < margin + modules
  const isDark = (x: number, y: number): boolean =>
    inside(x) && inside(y) && symbol.modules.get(y - margin, x - margin) !== 0
  const file =
    format === 'svg'
      ? svgOf({ size, isDark }, style)
      : twoColourPng({ size, scale, isDark, dark: style.dark, light: style.light })
  const mime = format === 'svg' ? 'image/svg+xml' : 'image/png'
  return {
    mime,
    width: size * scale,
    height: size * scale,
    bytes: file.length,
    dataUri: dataUri(mime, file),
    text,
    version: symbol.version,
    modules,
    ecc,
    mode: modeOf(symbol),
  }
}
