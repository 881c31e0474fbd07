import type { Context } from 'koa'
import type { Refusal } from '../refusal.js'

/** Answers for the files of one folder; returns the reason where it does not. */
export type FileSource = (ctx: Context, name: string) => Promise<Refusal | null>

/** The same for what never existed, what has expired, and what was guessed. */
export const NO_FILE: Refusal = {
  status: 404,
  code: 'not_found',
  message: 'There is no file at this address, or the address has expired.',
}
