import type { ContractDocument, Plane } from '../document.js'
import { operationsOf } from '../document.js'

/** @param source the root document of the contract */
const headerFor = (source: string): string =>
  `/* Written by npm run codegen from ${source}; never edited. */\n`
const HEADER = headerFor('openapi.yaml')
const ADMIN_HEADER = headerFor('openapi.admin.yaml')

/** Where an operation's handler stands: the folder is the URL. */
export const handlerPath = (plane: Plane, path: string): string => `${plane}${path === '/' ? '/index' : path}`

const handlerEntries = (document: ContractDocument, wanted: Plane): string =>
  operationsOf(document)
    .filter(({ plane }) => plane === wanted)
    .map(
      ({ plane, path, operation }) =>
        `  ${operation.operationId}: () => import('#handlers/${handlerPath(plane, path)}'),`,
    )
    .join('\n')

/** The map of the operator's plane, likewise. */
export const generateAdminHandlers = (document: ContractDocument): string =>
  `${ADMIN_HEADER}import type { AdminModules } from '#admin'

export const adminHandlers = {
${handlerEntries(document, 'admin')}
} satisfies AdminModules
`

/** The operationId-to-handler map; every handler is imported on first use, and typed by its operationId. */
export const generateHandlers = (document: ContractDocument): string => {
  const entries = (plane: Plane) => handlerEntries(document, plane)
  return `${HEADER}import type { GatewayModules } from '#gateway'
import type { FeatureModules } from '#toolkit'

export const gatewayHandlers = {
${entries('gateway')}
} satisfies GatewayModules

export const toolkitHandlers = {
${entries('toolkit')}
} satisfies FeatureModules
`
}

const routeRows = (document: ContractDocument): string =>
  operationsOf(document)
    .map(({ path, method, plane, operation }) => {
      // What says nothing needs what the document says, which is never nothing.
      const security = (operation as Partial<typeof operation>).security
      const isPublic =
        security !== undefined &&
        (security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0))
      const row = [
        operation.operationId,
        method,
        plane,
        path,
        isPublic,
        operation['x-cost'] === 'heavy',
        operation.requestBody !== undefined,
      ]
      return `  ${JSON.stringify(row)},`
    })
    .join('\n')

/** The routing table of the operator's plane. */
export const generateAdminRoutes = (document: ContractDocument): string =>
  `${ADMIN_HEADER}import type { RouteRow } from '../routes.js'

export const adminRoutes: readonly RouteRow[] = [
${routeRows(document)}
]
`

/** The routing table: what the server must know of each operation before it is first called. */
export const generateRoutes = (document: ContractDocument): string => {
  return `${HEADER}/** The contract's \`info.version\`. */
export const VERSION = ${JSON.stringify(document.info.version)}

/** operationId, method, plane, path, callable without a key, heavy, takes a body. */
export type RouteRow = readonly [string, string, 'gateway' | 'toolkit' | 'admin', string, boolean, boolean, boolean]

export const routes: readonly RouteRow[] = [
${routeRows(document)}
]
`
}

/** The lock of every operationId with its method and path: what clients and generated SDKs rely on. */
export const operationLock = (document: ContractDocument): string =>
  operationsOf(document)
    .map(
      ({ path, method, plane, operation }) =>
        `${operation.operationId} ${plane} ${method.toUpperCase()} ${path}\n`,
    )
    .sort()
    .join('')

/** Each pattern with what stands beside it as `x-pattern-words`. */
const patternWords = (node: unknown): [pattern: string, words: string][] => {
  if (typeof node !== 'object' || node === null) return []
  const { pattern, 'x-pattern-words': words } = node as Record<string, unknown>
  const own: [string, string][] =
    typeof pattern === 'string' && typeof words === 'string' ? [[pattern, words]] : []
  return [...own, ...Object.values(node).flatMap(patternWords)]
}

/** What a text of each pattern is, in words that end "must be ...". @param documents the contracts as they are written */
export const generatePatternWords = (...documents: readonly ContractDocument[]): string => {
  const rows = [...new Map(documents.flatMap(patternWords))].sort(([a], [b]) => (a < b ? -1 : 1))
  return `${HEADER}/** Patterns of the contract with their \`x-pattern-words\`. */
export const patternWords: readonly (readonly [pattern: string, words: string])[] = [
${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
]
`
}
