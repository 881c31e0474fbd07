import type { Data } from '#operation'
import { feature } from '#toolkit'
import { followRedirects, type Hop } from '#toolkit/lib/web/redirect-chain'

type Kind = Data<'rest_web_redirects'>['hops'][number]['type']

const PERMANENT = new Set([301, 308])

const kindOf = ({ status, location }: Hop): Kind => {
  if (location === null) return null
  return PERMANENT.has(status) ? 'permanent' : 'temporary'
}

export default feature('rest_web_redirects', async ({ url, max }, context) => {
  const { hops, loop } = await followRedirects(url, max, context)
  const last = hops.at(-1) ?? hops[0]
  const [start, final] = [new URL(url), new URL(last.url)]
  const redirects = hops.map(kindOf).filter((kind) => kind !== null)
  return {
    start: url,
    final: last.url,
    status: last.status,
    count: hops.length - 1,
    hops: hops.map((hop) => ({ ...hop, type: kindOf(hop) })),
    loop,
    httpsUpgrade: start.protocol === 'http:' && final.protocol === 'https:',
    hostChanged: start.hostname !== final.hostname,
    permanent: redirects.length > 0 && redirects.every((kind) => kind === 'permanent'),
  }
})
