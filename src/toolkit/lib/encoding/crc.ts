/** A cyclic redundancy check as the CRC catalogue describes it. */
export interface CrcModel {
  /** Bits, at most 32. */
  width: number
  /** Without its highest bit. */
  poly: number
  init: number
  /** Whether bits enter and leave the register lowest first. */
  reflected: boolean
  xorout: number
}

const reverseBits = (value: number, width: number): number => {
  let reversed = 0
  for (let bit = 0; bit < width; bit += 1) reversed = (reversed << 1) | ((value >>> bit) & 1)
  return reversed >>> 0
}

/** Registers that are not reflected stand at the top of 32 bits, so that one loop serves every width. */
const tableOf = ({ width, poly, reflected }: CrcModel): Uint32Array => {
  const divisor = reflected ? reverseBits(poly, width) : poly << (32 - width)
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let register = reflected ? byte : byte << 24
    for (let bit = 0; bit < 8; bit += 1) {
      const carry = reflected ? register & 1 : register >>> 31
      register = reflected ? register >>> 1 : register << 1
      if (carry === 1) register ^= divisor
    }
    return register
  })
}

/**
 * Makes the check of one model (parameters and names: reveng.sourceforge.io/crc-catalogue; algorithm: Williams, A
 * Painless Guide to CRC Error Detection Algorithms).
 * @returns the checksum of some bytes, unsigned.
 */
export const makeCrc = (model: CrcModel): ((bytes: Uint8Array) => number) => {
  const { width, init, reflected, xorout } = model
  const table = tableOf(model)
  const shift = 32 - width
  return (bytes) => {
    let register = reflected ? reverseBits(init, width) : init << shift
    for (const byte of bytes) {
      register = reflected
        ? (register >>> 8) ^ (table[(register ^ byte) & 0xff] ?? 0)
        : (register << 8) ^ (table[(register >>> 24) ^ byte] ?? 0)
    }
    return ((reflected ? register : register >>> shift) ^ xorout) >>> 0
  }
}
