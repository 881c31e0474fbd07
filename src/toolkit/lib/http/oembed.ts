import type { OembedProvider } from '../../data/oembed-providers-set.js'
import { readDataSet } from '../../data/read.js'

/** What serves the embed code of a link. */
export interface OembedMatch {
  provider: OembedProvider
  endpoint: OembedProvider['endpoints'][number]
  /** As the registry has it. */
  scheme: string
}

/** An address in two parts: its host in lower case, the same for http and https, and the rest. */
interface Comparable {
  host: string
  rest: string
}

const comparable = (address: string): Comparable => {
  const [, host = '', rest = address] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(address) ?? []
  return { host: host.toLowerCase(), rest }
}

/** Whether a text equals a pattern in which every `*` is any run of characters; takes linear time. */
const matches = (text: string, pattern: string): boolean => {
  const pieces = pattern.split('*')
  const [first = '', ...rest] = pieces
  const last = rest.pop()
  if (last === undefined) return text === pattern
  if (!text.startsWith(first)) return false
  let at = first.length
  for (const piece of rest) {
    const found = text.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return text.length - last.length >= at && text.endsWith(last)
}

const schemes = (): (OembedMatch & { pattern: Comparable })[] =>
  readDataSet<readonly OembedProvider[]>('oembed-providers', 'providers').flatMap((provider) =>
    provider.endpoints.flatMap((endpoint) =>
      endpoint.schemes.map((scheme) => ({ provider, endpoint, scheme, pattern: comparable(scheme) })),
    ),
  )

let known: ReturnType<typeof schemes> | undefined

/** The first endpoint of the oembed.com registry with a scheme that matches a link. */
export const oembedEndpoint = (link: string): OembedMatch | undefined => {
  const wanted = comparable(link)
  // Part by part: in a host a "*" is for subdomains only (oEmbed, section 2.1), so that no other site's address
  // counts for having the provider's in its path or query.
  return (known ??= schemes()).find(
    ({ pattern }) => matches(wanted.host, pattern.host) && matches(wanted.rest, pattern.rest),
  )
}
