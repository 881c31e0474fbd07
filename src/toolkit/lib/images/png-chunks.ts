const SIGNATURE_BYTES = 8
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12

/** Whether a PNG says how large its pixels are: a pHYs chunk before the image data (PNG 3rd edition, 11.3.4.3). */
export const hasPhysicalSize = (bytes: Uint8Array): boolean => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = SIGNATURE_BYTES
  while (at + FRAME_BYTES <= file.length) {
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'pHYs') return true
    if (type === 'IDAT') return false
    at += FRAME_BYTES + file.readUInt32BE(at)
  }
  return false
}
