import { OperatorError } from '#accounts'
import type { Provider } from '../providers/provider.js'
import type { Catalog } from './catalog.js'

/**
 * The name that a provider has for a chat model of the catalog: the given one, or its first.
 * @throws OperatorError where it has none
 */
export const chatModelOf = (
  { models }: Pick<Catalog, 'models'>,
  provider: Provider,
  model: string | null,
): string => {
  const offer = models
    .flatMap(({ offers }) => offers)
    .filter((each) => each.provider === provider && each.kinds.has('chat'))
    .find(({ listedId }) => model === null || listedId === model)
  if (offer !== undefined) return offer.listedId
  throw new OperatorError(
    `${provider.config.id} has no chat model${model === null ? '' : ` ${model}`} in the catalog now`,
  )
}
