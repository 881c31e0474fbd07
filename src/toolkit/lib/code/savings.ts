/** What a smaller text saves: UTF-8 lengths, and the share of the first in percent, rounded to 2 decimals. */
export interface Savings {
  bytesBefore: number
  bytesAfter: number
  savedPercent: number
}

/** @param before not empty */
export const savings = (before: string, after: string): Savings => {
  const bytesBefore = Buffer.byteLength(before)
  const bytesAfter = Buffer.byteLength(after)
  return {
    bytesBefore,
    bytesAfter,
    savedPercent: Math.round((10_000 * (bytesBefore - bytesAfter)) / bytesBefore) / 100,
  }
}
