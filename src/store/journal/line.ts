import { crc32 } from 'node:zlib'
import type { RequestRow, ToolkitCall } from '../types.js'

/** The content of one line of the journal. */
export type Entry = { request: RequestRow } | { toolkitCall: ToolkitCall }

const CHECKSUM_DIGITS = 8
const checksum = (json: string): string => crc32(json).toString(16).padStart(CHECKSUM_DIGITS, '0')

/** A line: CRC-32 of the JSON in 8 hexadecimal digits, a space, the JSON, a newline (which JSON never contains itself). */
export const encode = (entry: Entry): string => {
  const json = JSON.stringify(entry)
  return `${checksum(json)} ${json}\n`
}

/** What {@link encode} was given, or undefined for a line that it did not write. Without the newline. */
export const decode = (line: string): Entry | undefined => {
  const json = line.slice(CHECKSUM_DIGITS + 1)
  if (line[CHECKSUM_DIGITS] !== ' ' || line.slice(0, CHECKSUM_DIGITS) !== checksum(json)) return undefined
  // The checksum says that this is our own writing.
  return JSON.parse(json) as Entry
}
