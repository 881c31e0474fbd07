import { feature, unprocessable } from '#toolkit'
import { bases, type Base } from '#toolkit/lib/encoding/bases'
import { textOfBytes } from '#toolkit/lib/encoding/bytes'

/** White space separates the bytes of numerals and is ignored elsewhere, but a space belongs to the alphabet of base45. */
const withoutWhiteSpace = (text: string, base: Base): string => {
  switch (base) {
    case 'binary':
    case 'octal':
    case 'decimal':
      return text
    case 'base45':
      return text.replace(/[\t\r\n]/g, '')
    default:
      return text.replace(/[ \t\r\n]/g, '')
  }
}

/** Each encoding has its module in the toolkit's lib, with its sources. */
export default feature('rest_hash_decode', ({ text, base }) => {
  const bytes =
    bases[base].decode(withoutWhiteSpace(text, base)) ??
    unprocessable(
      `text is not valid ${base}: a character outside the alphabet, or an impossible length, value or checksum.`,
    )
  return {
    base,
    bytes: bytes.length,
    utf8: textOfBytes(bytes),
    hex: Buffer.from(bytes).toString('hex'),
  }
})
