import type { Hash } from 'node:crypto'

/**
 * The first line of a backup. Behind it come frames, each of one byte for its kind, the length of its payload in four (big-endian),
 * the payload, and eight of a SHA-256 over everything in the file so far: what is damaged, missing or in another order
 * is found at the frame where it is.
 */
export const FIRST_LINE = 'inference-gateway backup, format '
export const FORMAT = 1
export const HEAD_BYTES = 5
export const CHECK_BYTES = 8
/** Bytes of rows or of a file in one frame, before they are compressed. */
export const PIECE_BYTES = 1024 * 1024
/** A description of a database with very many partitions is larger than a piece. */
export const LARGEST_PAYLOAD = 64 * 1024 * 1024

export const KINDS = {
  /** What the backup has, as JSON; the first frame. */
  header: 0x48,
  /** The rows of the next table begin. */
  table: 0x54,
  /** A file begins: its path as JSON. */
  file: 0x46,
  /** Bytes of the table or file, compressed by DEFLATE with zlib's head (RFC 1950). */
  packed: 0x50,
  /** Bytes of a file as they are. */
  plain: 0x42,
  /** The table or file ends: its rows or bytes as JSON. */
  end: 0x45,
  /** The backup ends: its totals as JSON. */
  last: 0x5a,
} as const

export type FrameKind = keyof typeof KINDS

export interface Frame {
  kind: FrameKind
  /** Not compressed any more. */
  payload: Buffer
}

/** The kind of a frame by its first byte. */
export const kindOf = (byte: number | undefined): FrameKind | undefined =>
  (Object.keys(KINDS) as FrameKind[]).find((kind) => KINDS[kind] === byte)

/** What a frame without rows or bytes says. */
export const jsonOf = <T>({ payload }: Frame): T => JSON.parse(payload.toString()) as T

/** What a frame ends with. */
export const checkOf = (hash: Hash): Buffer => hash.copy().digest().subarray(0, CHECK_BYTES)
