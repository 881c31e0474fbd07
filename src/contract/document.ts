import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pointerSteps } from './pointer.js'

/** The methods that the contract uses. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
export const METHODS: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete']

/** The planes that callers use; each has a base of its own. */
export type PublicPlane = 'gateway' | 'toolkit'
/** The operator's plane has a contract of its own. */
export type Plane = PublicPlane | 'admin'

/** Where the operator's plane is served, and the only server of its contract. */
export const ADMIN_BASE = '/admin'

/** A JSON schema as it stands in the document. */
export type Schema = { readonly [keyword: string]: unknown }

export interface ParameterObject {
  name: string
  in: 'query' | 'path' | 'header' | 'cookie'
  required?: boolean
  schema: Schema
}

export interface ResponseObject {
  description: string
  content?: Readonly<Record<string, { schema?: Schema }>>
}

export interface OperationObject {
  operationId: string
  summary: string
  description: string
  tags: readonly string[]
  security: readonly Readonly<Record<string, readonly string[]>>[]
  parameters?: readonly (ParameterObject | { $ref: string })[]
  requestBody?: { required?: boolean; content: Readonly<Record<string, { schema: Schema }>> }
  responses: Readonly<Record<string, ResponseObject | { $ref: string }>>
  'x-cost'?: 'heavy'
}

/** One of its variables is its whole url, in braces. */
export interface Server {
  url: string
  description?: string
  variables?: Readonly<Record<string, { default: string }>>
}

export type PathItem = { servers: readonly Server[] } & { readonly [M in Method]?: OperationObject }

/** The bundled contract, as far as this service reads it. */
export interface ContractDocument {
  openapi: string
  info: { title: string; version: string; summary?: string; description?: string }
  servers: readonly Server[]
  tags: readonly { name: string; description: string }[]
  paths: Readonly<Record<string, PathItem>>
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Follows `$ref`s inside the document until something else stands there. */
export const dereference = <T extends object>(document: ContractDocument, node: T | { $ref: string }): T => {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T
  const target = pointerSteps(node.$ref).reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | undefined)?.[step],
    document,
  )
  if (target === undefined) throw new Error(`The contract has no ${node.$ref}`)
  return dereference(document, target as T | { $ref: string })
}

const planeAt = (servers: readonly Server[]): Plane => {
  const url = servers[0]?.url
  if (url === ADMIN_BASE) return 'admin'
  return url === '{rest_url}' ? 'toolkit' : 'gateway'
}

/** Every operation with its path, method and plane, in the document's order. */
export const operationsOf = (
  document: ContractDocument,
): { path: string; method: Method; plane: Plane; operation: OperationObject }[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (operation === undefined) return []
      const plane = planeAt((item as Partial<PathItem>).servers ?? document.servers)
      return [{ path, method, plane, operation }]
    }),
  )

const GENERATED = new URL(
  import.meta.url.includes('/dist/src/') ? '../../../generated/' : '../../generated/',
  import.meta.url,
)

/** The path of a file in `generated/`, whether this runs compiled or from source. */
export const generatedFile = (name: string): URL => new URL(name, GENERATED)

/** The folder in `generated/` that holds what is made of a plane's contract: the public one's files stand at the top. */
const folderOf = (plane: Plane): string => (plane === 'admin' ? 'admin/' : '')

/** A file made of a plane's contract. */
export const planeFile = (plane: Plane, name: string): URL => generatedFile(`${folderOf(plane)}${name}`)

/** The bundled contract that describes a plane; the public planes share one. */
export const readContract = (plane: Plane = 'gateway'): ContractDocument =>
  JSON.parse(readFileSync(fileURLToPath(planeFile(plane, 'openapi.json')), 'utf8')) as ContractDocument
