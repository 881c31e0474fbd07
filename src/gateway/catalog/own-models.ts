import type { Config } from '#config'
import type { Logger } from '#observe'
import type { Model } from './model.js'
import { createLocalUpstream, LISTED_EMBEDDINGS, localPlaces } from '../local/index.js'
import { mergeLists } from './merge-lists.js'
import { createProvider } from '../providers/provider.js'
import { parseProviders } from '../providers/load.js'

/** The gateway's own provider, in the terms of a providers file. */
const OWN = 'providers: [{id: local, kind: local, kinds: [embeddings], max_concurrency: 16}]'

/**
 * The word vectors as a model that is there without any provider: it is to embeddings what the rules are to moderation.
 *
 * @param planIds from the cheapest up
 */
export const ownEmbeddingModel = async (
  config: Pick<Config, 'env' | 'dataDir'>,
  planIds: readonly string[],
  log: Logger,
): Promise<Model> => {
  const [settings] = parseProviders(OWN, 'the gateway', config.env).providers
  if (settings === undefined) throw new Error('the gateway has no provider of its own')
  const provider = createProvider(settings, createLocalUpstream(settings.kinds, localPlaces(config), log))
  const now = Date.now()
  const list = { provider, models: [LISTED_EMBEDDINGS], fetchedAt: now, isFailing: false }
  const models = await mergeLists([list], planIds, () => Math.floor(now / 1000))
  const model = models.get(LISTED_EMBEDDINGS.id)
  if (model === undefined) throw new Error('the gateway does not offer its own model')
  return model
}
