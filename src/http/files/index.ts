/** What is served without a key below `/files`, at signed addresses that expire. */
import type { Context } from 'koa'
import type { FileAddresses } from '#accounts'
import type { Assets } from '#assets'
import type { Batches } from '#gateway'
import { SLOW_STORE_MS, type Store } from '#store'
import type { Refusal } from '../refusal.js'
import { createAssetSource } from './assets.js'
import { createBatchSource } from './batches.js'
import { NO_FILE, type FileSource } from './source.js'
import { createVideoSource } from './videos.js'

interface FilesParts {
  addresses: FileAddresses
  assets: Assets
  batches: Pick<Batches, 'results'>
  store: Pick<Store, 'available'>
}

const STORE_AWAY: Refusal = {
  status: 503,
  code: 'store_unavailable',
  message: 'Files cannot be found right now. Try again in 5 s.',
  headers: { 'Retry-After': '5' },
}

/** Should a browser show generated files, it must neither run them nor guess their type. */
const GUARDS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': 'sandbox',
  'Content-Disposition': 'inline',
  'Referrer-Policy': 'no-referrer',
}

export const createFiles = ({
  addresses,
  assets,
  batches,
  store,
}: FilesParts): ((ctx: Context) => Promise<Refusal | null>) => {
  const assetSource = createAssetSource(assets)
  const sources: ReadonlyMap<string, FileSource> = new Map([
    ['assets', assetSource],
    ['batches', createBatchSource(batches)],
    ['videos', createVideoSource(assets, assetSource)],
  ])
  return async (ctx) => {
    const [folder = '', name = ''] = addresses.verify(ctx.path, ctx.querystring, Date.now())?.split('/') ?? []
    const source = sources.get(folder)
    if (source === undefined) return NO_FILE
    if (!(await store.available(SLOW_STORE_MS))) return STORE_AWAY
    ctx.set(GUARDS)
    return source(ctx, name)
  }
}
