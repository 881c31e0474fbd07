import { randomBytes } from 'node:crypto'

/** A new seed for a call without one: 16 hex digits. */
export const ownSeed = (): string => randomBytes(8).toString('hex')
