import type { Context } from 'koa'
import { AdminError } from '#admin'
import type { Config } from '#config'

const FORGED = 'This form was not sent by a page of this service. Nothing was changed.'

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null)

/**
 * Whether a form comes from a page of ours, as browsers tell it: by `Sec-Fetch-Site` (Fetch Metadata), or by `Origin` where
 * they are too old. The form's token is checked besides.
 * @throws AdminError where it does not
 */
export const requireOwnPage = (ctx: Context, { publicBaseUrl }: Pick<Config, 'publicBaseUrl'>): void => {
  const site = ctx.get('sec-fetch-site')
  if (site === 'same-origin') return
  const origin = ctx.get('origin')
  const isOwn =
    site === '' && (origin === '' || [ctx.get('host'), hostOf(publicBaseUrl)].includes(hostOf(origin)))
  if (!isOwn) throw new AdminError('forged', FORGED)
}
