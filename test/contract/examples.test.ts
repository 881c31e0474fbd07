import { describe, expect, it } from 'vitest'
import { readContract } from '#contract'
import type { FeatureId } from '#operation'
import { call } from '../support/table.js'

interface Parameter {
  name: string
  in: string
  example?: string | number | boolean
}

interface Operation {
  operationId: string
  parameters?: Parameter[]
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}

const features = Object.entries(readContract().paths)
  .map(([path, item]) => ({ path, operation: item.get as unknown as Operation | undefined }))
  .filter(
    (entry): entry is { path: string; operation: Operation } =>
      entry.operation?.operationId.startsWith('rest_') === true,
  )

describe('every documented example of the toolkit is what a call with its parameters answers', () => {
  it.each(features.map(({ path, operation }) => [path, operation] as const))(
    '%s',
    async (_path, operation) => {
      const examples = (operation.parameters ?? []).filter(
        (parameter) => parameter.in === 'query' && parameter.example !== undefined,
      )
      const query = Object.fromEntries(examples.map(({ name, example }) => [name, example ?? '']))
      const documented = operation.responses['200']?.content?.['application/json']?.example
      expect(documented).toBeDefined()
      expect(await call(operation.operationId as FeatureId, query)).toEqual({ status: 200, body: documented })
    },
  )
})
