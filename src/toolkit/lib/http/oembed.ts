import type { OembedProvider } from '../../data/oembed-providers-set.js'
import { readDataSet } from '../../data/read.js'

/** What serves the embed code of a link. */
export interface OembedMatch {
  provider: OembedProvider
  endpoint: OembedProvider['endpoints'][number]
  /** As the registry has it. */
  scheme: string
}

/** An address with https for http, and its host in lower case. */
const comparable = (address: string): string => {
  const parts = /^(https?):\/\/([^/?#]*)(.*)$/is.exec(address)
  return parts === null ? address : `https://${(parts[2] ?? '').toLowerCase()}${parts[3] ?? ''}`
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

const schemes = (): (OembedMatch & { pattern: string })[] =>
  readDataSet<readonly OembedProvider[]>('oembed-providers', 'providers').flatMap((provider) =>
    provider.endpoints.flatMap((endpoint) =>
      endpoint.schemes.map((scheme) => ({ provider, endpoint, scheme, pattern: comparable(scheme) })),
    ),
  )

let known: ReturnType<typeof schemes> | undefined

/** The first endpoint of the oembed.com registry with a scheme that matches a link. */
export const oembedEndpoint = (link: string): OembedMatch | undefined => {
  const wanted = comparable(link)
  return (known ??= schemes()).find(({ pattern }) => matches(wanted, pattern))
}
