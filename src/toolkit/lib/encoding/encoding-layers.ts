import { decodeHTML } from 'entities'
import type { Data } from '#operation'
import { ascii85 } from './base85.js'
import { base32 } from './base32.js'
import { binary } from './byte-numerals.js'
import { unicodeUnescape } from './backslash-escapes.js'
import { bytesOfBase64, bytesOfHex, textOfBytes } from './bytes.js'
import { percentDecode } from './percent.js'

/** One encoding that was taken off, and the text beneath it. */
export type Layer = Data<'rest_hash_identify'>['layers'][number]

/** All controls (Unicode's general category Cc) but tab, CR and LF. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** The text that bytes are, where somebody may have written it: UTF-8 without control characters. */
export const plainText = (bytes: Uint8Array | null): string | null => {
  const text = bytes === null || bytes.length === 0 ? null : textOfBytes(bytes)
  return text === null || CONTROL.test(text) ? null : text
}

const decodeHtml = (text: string): string | null => {
  const decoded = decodeHTML(text)
  return decoded === text ? null : decoded
}

const decodeBinary = (text: string): string | null =>
  /^[01]{8}(?:\s*[01]{8})+$/.test(text) ? plainText(binary.decode(text)) : null

const decodeHex = (text: string): string | null => {
  const digits = text.replace(/^0x/i, '').replace(/[\s:]/g, '')
  return digits.length >= 8 ? plainText(bytesOfHex(digits)) : null
}

const decodeBase32 = (text: string): string | null =>
  /^[A-Z2-7]+={0,6}$/.test(text) && text.length % 8 === 0 ? plainText(base32.decode(text)) : null

const decodeBase64 = (text: string): string | null =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.length >= 8 && text.length % 4 === 0
    ? plainText(bytesOfBase64(text))
    : null

const decodeBase64url = (text: string): string | null =>
  /^[A-Za-z0-9_-]+={0,2}$/.test(text) && text.length >= 8 && (!text.endsWith('=') || /[_-]/.test(text))
    ? plainText(bytesOfBase64(text))
    : null

const decodeAscii85 = (text: string): string | null =>
  /^<~[^]*~>$/.test(text) ? plainText(ascii85.decode(text.replace(/\s/g, ''))) : null

/** In the order in which they are tried; white space around encoded bytes is ignored, in escaped text it counts. */
const decoders: readonly (readonly [Layer['encoding'], (text: string) => string | null])[] = [
  ['url', (text) => (text.includes('%') ? percentDecode(text) : null)],
  ['html', decodeHtml],
  ['unicode', (text) => (/\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})/.test(text) ? unicodeUnescape(text) : null)],
  ['binary', (text) => decodeBinary(text.trim())],
  ['hex', (text) => decodeHex(text.trim())],
  ['base32', (text) => decodeBase32(text.trim())],
  ['base64', (text) => decodeBase64(text.trim())],
  ['base64url', (text) => decodeBase64url(text.trim())],
  ['ascii85', (text) => decodeAscii85(text.trim())],
]

const peelOne = (text: string): Layer | null => {
  for (const [encoding, decode] of decoders) {
    const decoded = decode(text)
    if (decoded !== null) return { encoding, text: decoded }
  }
  return null
}

/** Takes off one layer after another, each the first that fits what the one before left, until none does. */
export const peelLayers = (text: string, most: number): Layer[] => {
  const layers: Layer[] = []
  for (let rest = text; layers.length < most;) {
    const layer = peelOne(rest)
    if (layer === null) break
    layers.push(layer)
    rest = layer.text
  }
  return layers
}
