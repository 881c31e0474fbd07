import { createHash } from 'node:crypto'
import { blake3, keccak, md4, whirlpool } from 'hash-wasm'
import { feature, invalidParameter } from '#toolkit'
import { bytesOf } from '#toolkit/lib/encoding/bytes'
import type { Query } from '#operation'

type Algorithm = Query<'rest_hash_digest'>['algorithm']

/** Those whose output can be of any length. */
const EXTENDABLE: readonly Algorithm[] = ['shake128', 'shake256', 'blake3']
const DEFAULT_BYTES = 32

/** OpenSSL 3 keeps md4 and whirlpool in its legacy provider, and has no blake3 and no Keccak padding. */
const digest = async (bytes: Buffer, algorithm: Algorithm, length: number): Promise<Buffer> => {
  switch (algorithm) {
    case 'md4':
      return Buffer.from(await md4(bytes), 'hex')
    case 'keccak256':
      return Buffer.from(await keccak(bytes, 256), 'hex')
    case 'whirlpool':
      return Buffer.from(await whirlpool(bytes), 'hex')
    case 'blake3':
      return Buffer.from(await blake3(bytes, length * 8), 'hex')
    case 'shake128':
    case 'shake256':
      return createHash(algorithm, { outputLength: length }).update(bytes).digest()
    default:
      return createHash(algorithm).update(bytes).digest()
  }
}

/** RFC 1320, 1321 and 7693, FIPS 180-4 and 202, the BLAKE3 paper, ISO/IEC 10118-3, GB/T 32905. */
export default feature('rest_hash_digest', async ({ text, algorithm, inputEncoding, length }) => {
  if (length !== undefined && !EXTENDABLE.includes(algorithm)) {
    invalidParameter('length', `is only for ${EXTENDABLE.join(', ')}`)
  }
  const bytes = bytesOf(text, inputEncoding)
  const output = await digest(bytes, algorithm, length ?? DEFAULT_BYTES)
  return {
    algorithm,
    inputBytes: bytes.length,
    bits: output.length * 8,
    hex: output.toString('hex'),
    base64: output.toString('base64'),
  }
})
