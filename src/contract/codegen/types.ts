import openapiTypeScript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { dereference, METHODS, type ContractDocument } from '../document.js'

type Node = { [key: string]: unknown }

/**
 * After validation every parameter with a default is there, so the handlers' types say so. The published
 * document keeps them optional, as callers see them.
 */
const withDefaultsFilledIn = (document: ContractDocument): Node => {
  const copy = structuredClone(document) as unknown as Node
  const fill = (parameters: unknown): void => {
    if (!Array.isArray(parameters)) return
    for (const parameter of parameters as Node[]) {
      const schema = parameter['schema'] as Node | undefined
      if (schema !== undefined && 'default' in dereference(document, schema)) parameter['required'] = true
    }
  }
  for (const item of Object.values(copy['paths'] as Record<string, Node>)) {
    for (const method of METHODS) fill((item[method] as Node | undefined)?.['parameters'])
  }
  fill(Object.values(((copy['components'] as Node)['parameters'] as Node | undefined) ?? {}))
  return copy
}

/** TypeScript types of the whole contract, by operationId under `operations`. */
export const generateTypes = async (document: ContractDocument, source = 'openapi.yaml'): Promise<string> =>
  `/* Written by npm run codegen from ${source}; never edited. */\n${astToString(
    await openapiTypeScript(withDefaultsFilledIn(document) as unknown as OpenAPI3, {
      defaultNonNullable: true,
    }),
  )}`
