import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** A provider of the oembed.com registry, with the endpoints that have schemes. */
export interface OembedProvider {
  name: string
  url: string
  endpoints: readonly { url: string; schemes: readonly string[]; discovery: boolean }[]
}

interface SourceProvider {
  provider_name: string
  provider_url: string
  endpoints: { url: string; schemes?: string[]; discovery?: boolean }[]
}

/** The oembed.com registry, in its order. */
export const oembedProviders: DataSet = {
  name: 'oembed-providers',
  title: 'oEmbed providers and their URL schemes',
  sources: { packages: ['oembed-providers'] },
  licence: 'MIT',
  pack: () => {
    const sources = load('oembed-providers/providers.json') as SourceProvider[]
    const providers = sources.map(
      ({ provider_name: name, provider_url: url, endpoints }): OembedProvider => ({
        name,
        url,
        endpoints: endpoints.flatMap(({ url: endpoint, schemes, discovery }) =>
          schemes === undefined ? [] : [{ url: endpoint, schemes, discovery: discovery === true }],
        ),
      }),
    )
    return Promise.resolve(packDataSet({ providers }))
  },
}
