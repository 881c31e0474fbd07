import { readContract } from '#contract'
import type { FeatureId } from '#operation'
import { onExampleSite } from './example-site.js'

interface Parameter {
  name: string
  in: string
  example?: string | number | boolean
}

interface Operation {
  operationId: string
  parameters?: Parameter[]
  'x-cost'?: 'heavy'
  'x-example'?: 'excerpt' | 'varies' | 'remote'
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}

/** A feature's documented example: the call, and what the contract says it answers. */
export interface DocumentedCall {
  operationId: FeatureId
  /** Relative to the toolkit's base. */
  path: string
  query: URLSearchParams
  heavy: boolean
  /**
   * `excerpt`: its lists show only their first items, and a text that ends in … only its beginning. `varies`: the answer depends on the moment of the call. `remote`:
   * the call asks a site of the public network, whose place a server of this machine takes in a test of its own.
   */
  kind: 'exact' | 'excerpt' | 'varies' | 'remote'
  answer: unknown
}

/**
 * The documented example of every feature of the contract.
 * @param site where addresses of the documented site lead
 */
export const documentedCalls = (site: string): DocumentedCall[] =>
  Object.entries(readContract().paths).flatMap(([path, item]) => {
    const operation = item.get as unknown as Operation | undefined
    if (operation?.operationId.startsWith('rest_') !== true) return []
    const examples = (operation.parameters ?? []).filter(
      (parameter) => parameter.in === 'query' && parameter.example !== undefined,
    )
    return {
      operationId: operation.operationId as FeatureId,
      path,
      query: new URLSearchParams(
        examples.map(({ name, example }): [string, string] => [name, onExampleSite(String(example), site)]),
      ),
      heavy: operation['x-cost'] === 'heavy',
      kind: operation['x-example'] ?? 'exact',
      answer: operation.responses['200']?.content?.['application/json']?.example,
    }
  })
