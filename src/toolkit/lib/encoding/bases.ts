import type { Query } from '#operation'
import { base32, base32crockford, base32hex } from './base32.js'
import { base45 } from './base45.js'
import { ascii85, base85, z85 } from './base85.js'
import type { BaseCodec } from './base-codec.js'
import { binary, decimal, octal } from './byte-numerals.js'
import { bytesOfBase64, bytesOfHex } from './bytes.js'
import { base58, base58check, base62 } from './positional.js'

/** The encodings of `/hash/encode` and `/hash/decode`. */
export type Base = Query<'rest_hash_encode'>['base']

/** Each encoding by its name in the contract. */
export const bases: Readonly<Record<Base, BaseCodec>> = {
  base16: {
    encode: (bytes) => Buffer.from(bytes).toString('hex'),
    decode: (text) => bytesOfHex(text.replace(/^0x/i, '')),
  },
  base32,
  base32hex,
  base32crockford,
  base45,
  base58,
  base58check,
  base62,
  base64: { encode: (bytes) => Buffer.from(bytes).toString('base64'), decode: bytesOfBase64 },
  base64url: { encode: (bytes) => Buffer.from(bytes).toString('base64url'), decode: bytesOfBase64 },
  ascii85,
  base85,
  z85,
  binary,
  octal,
  decimal,
}
