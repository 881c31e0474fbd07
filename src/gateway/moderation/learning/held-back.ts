import { createHash } from 'node:crypto'

const ONE_IN = 5

/** Whether a text is kept from the model that learns from its set, to measure with: one in five, the same at every run. */
export const isHeldBack = (text: string): boolean =>
  createHash('sha256').update(text).digest().readUInt32BE() % ONE_IN === 0
