/** Identifiers made of random bytes and, for some, a time. */
import { base32crockford } from '@scure/base'
import type { ByteStream } from './byte-stream.js'

/** The alphabet of the nanoid package, whose 64 characters each stand for six bits. */
const NANO_ALPHABET = 'useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict'

const UUID_BYTES = 16
/** Bytes behind the 48-bit time of a version 7 UUID and of a ULID. */
const BYTES_AFTER_TIME = 10

const uuidText = (bytes: Buffer, version: number): string => {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const timed = (stream: ByteStream, unixMs: number): Buffer => {
  const time = Buffer.alloc(6)
  time.writeUIntBE(unixMs, 0, 6)
  return Buffer.concat([time, stream(BYTES_AFTER_TIME)])
}

/** RFC 9562, section 5.4. */
export const uuidV4 = (stream: ByteStream): string => uuidText(Buffer.from(stream(UUID_BYTES)), 4)

/** RFC 9562, section 5.7. @param unixMs 0 to 2^48 - 1 */
export const uuidV7 = (stream: ByteStream, unixMs: number): string => uuidText(timed(stream, unixMs), 7)

/** github.com/ulid/spec: 128 bits as 26 characters, the first of which has three. @param unixMs 0 to 2^48 - 1 */
export const ulid = (stream: ByteStream, unixMs: number): string => {
  // Two zero bits in front make 26 groups of five; the codec reads whole bytes, so 30 more come first and are cut.
  const padded = Buffer.concat([Buffer.alloc(4), timed(stream, unixMs)])
  return base32crockford.encode(padded).slice(6)
}

/** A Nano ID. @param size its length */
export const nanoId = (stream: ByteStream, size: number): string =>
  Array.from(stream(size), (byte) => NANO_ALPHABET.charAt(byte & 63)).join('')

/** A BSON ObjectId with random bytes for machine and counter. @param unixSeconds 0 to 2^32 - 1 */
export const objectId = (stream: ByteStream, unixSeconds: number): string => {
  const time = Buffer.alloc(4)
  time.writeUInt32BE(unixSeconds)
  return time.toString('hex') + stream(8).toString('hex')
}
