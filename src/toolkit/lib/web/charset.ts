import { decodeBuffer, getEncoding } from 'encoding-sniffer'
import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'

/** Where the prescan for a meta element ends (HTML standard, "prescan a byte stream to determine its encoding"). */
const PRESCANNED_BYTES = 1024

/** The charset parameter of a media type; null where it has none. */
const charsetOf = (contentType: string | null): string | null =>
  /;\s*charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"']+))/i
    .exec(contentType ?? '')
    ?.slice(1)
    .find((label) => label !== undefined)
    ?.trim() ?? null

/** Bytes 80 to 9F of windows-1252 (Encoding standard, index-windows-1252.txt); all others are those of Latin-1. */
const WINDOWS_1252 =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f' +
  '\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178'

/** By hand: the TextDecoder of Node 20 leaves these bytes as controls, as Latin-1 has them. */
const decodeWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80))

/** By the tables of iconv-lite, which the sniffer brings along. */
const decodeByTable = (bytes: Uint8Array, encoding: string): string =>
  decodeBuffer(Buffer.from(bytes), { transportLayerEncodingLabel: encoding })

/**
 * Where the tables of Node are not those of the Encoding standard: its EUC-KR is KS X 1001 without the other 8,822
 * syllables of Windows, its Big5 lacks the characters of Hong Kong, its GBK some that the standard reads as GB 18030.
 */
const DECODERS: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  'windows-1252': decodeWindows1252,
  'euc-kr': (bytes) => decodeByTable(bytes, 'euc-kr'),
  big5: (bytes) => decodeByTable(bytes, 'big5'),
  gbk: (bytes) => new TextDecoder('gb18030').decode(bytes),
}

/** The text of bytes in an encoding, by any of its labels; null where it is unknown or cannot be decoded here. */
const decoded = (bytes: Uint8Array, label: string): string | null => {
  // The one single-byte encoding that Node lacks. It has no other label.
  if (/^iso-8859-16$/i.test(label)) return decodeByTable(bytes, 'iso-8859-16')
  try {
    const decoder = new TextDecoder(label)
    return DECODERS[decoder.encoding]?.(bytes) ?? decoder.decode(bytes)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The encoding that a byte order mark names; null without one. */
const markedEncoding = ([first, second, third]: Uint8Array): string | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null
}

/**
 * The text of an HTML or XML document: by its byte order mark, else by the charset of its media type, else by a meta
 * element or an XML declaration in its first 1024 bytes, else as UTF-8. Labels that no standard knows are passed over.
 * @param contentType the header's value; null where there is none
 * @throws FeatureError 422 for one of the encodings of the Encoding standard that cannot be decoded here
 */
export const decodeMarkup = (bytes: Uint8Array, contentType: string | null): string => {
  const label = charsetOf(contentType)
  // Of a charset by its label alone Node knows more than the sniffer, such as ISO-2022-JP and x-mac-cyrillic.
  const named = markedEncoding(bytes) ?? label
  const text = named === null ? null : decoded(bytes, named)
  if (text !== null) return text
  const encoding = getEncoding(bytes, {
    maxBytes: PRESCANNED_BYTES,
    ...(label === null ? {} : { transportLayerEncodingLabel: label }),
    defaultEncoding: 'utf-8',
  })
  return decoded(bytes, encoding) ?? unprocessable(`the encoding ${quoted(encoding)} is not supported`)
}

/** The text of a plain file: by its byte order mark, else by the charset of its media type, else as UTF-8. */
export const decodeText = (bytes: Uint8Array, contentType: string | null): string => {
  const label = markedEncoding(bytes) ?? charsetOf(contentType)
  return decoded(bytes, label ?? 'utf-8') ?? new TextDecoder().decode(bytes)
}
