/** RFC 2397 with base64. */
export const dataUri = (mime: string, bytes: Buffer): string =>
  `data:${mime};base64,${bytes.toString('base64')}`
