/** What is served without a key below `/files`, at signed addresses that end. */
import type { Context } from 'koa'
import type { FileAddresses } from '#accounts'
import type { Batches } from '#gateway'
import type { Store } from '#store'
import type { Refusal } from '../refusal.js'
import { createBatchSource } from './batches.js'

/** Answers for the files of one folder; gives back why where it does not. */
export type FileSource = (ctx: Context, name: string) => Promise<Refusal | null>

interface FilesParts {
  addresses: FileAddresses
  batches: Pick<Batches, 'results'>
  store: Pick<Store, 'available'>
}

/** The same for what never was, what has ended, and what was guessed. */
export const NO_FILE: Refusal = {
  status: 404,
  code: 'not_found',
  message: 'There is no file at this address, or the address has ended.',
}

const STORE_AWAY: Refusal = {
  status: 503,
  code: 'store_unavailable',
  message: "Files can't be found right now. Try again in 5 s.",
  headers: { 'Retry-After': '5' },
}

/** Of what callers had made nothing runs and nothing is guessed at, should a browser show it. */
const GUARDS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': 'sandbox',
  'Content-Disposition': 'inline',
  'Referrer-Policy': 'no-referrer',
}

export const createFiles = ({
  addresses,
  batches,
  store,
}: FilesParts): ((ctx: Context) => Promise<Refusal | null>) => {
  const sources: ReadonlyMap<string, FileSource> = new Map([['batches', createBatchSource(batches)]])
  return async (ctx) => {
    const [folder = '', name = ''] = addresses.verify(ctx.path, ctx.querystring, Date.now())?.split('/') ?? []
    const source = sources.get(folder)
    if (source === undefined) return NO_FILE
    if (!(await store.available())) return STORE_AWAY
    ctx.set(GUARDS)
    return source(ctx, name)
  }
}
