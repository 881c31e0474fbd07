import { routes } from '#generated/routes'

/** A document that the host publishes at a fixed address. */
export interface Publication {
  /** As logs and metrics name it. */
  operationId: string
  /** Its media type. */
  type: string
  /** Headers beside those of every document. */
  headers?: Readonly<Record<string, string>>
}

/** The toolkit's categories as they stand in its paths, in the contract's order. */
export const CATEGORIES: readonly string[] = [
  ...new Set(routes.flatMap(([, , plane, path]) => (plane === 'toolkit' ? [path.split('/')[1] ?? ''] : []))),
]

const JSON_TYPE = 'application/json; charset=utf-8'
const YAML_TYPE = 'application/yaml; charset=utf-8'

const contracts: readonly (readonly [string, Publication])[] = [
  ['/openapi.json', { operationId: 'getContract', type: JSON_TYPE }],
  ['/openapi.yaml', { operationId: 'getContractAsYaml', type: YAML_TYPE }],
  ['/openapi/gateway.json', { operationId: 'getGatewayContract', type: JSON_TYPE }],
  ['/openapi/toolkit.json', { operationId: 'getToolkitContract', type: JSON_TYPE }],
  ...CATEGORIES.map(
    (category) =>
      [`/openapi/toolkit/${category}.json`, { operationId: 'getCategoryContract', type: JSON_TYPE }] as const,
  ),
]

/** Every document by its address. */
export const publications: ReadonlyMap<string, Publication> = new Map<string, Publication>([...contracts])
