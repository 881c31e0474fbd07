import { METHODS, pruned, readContract, type ContractDocument, type PathItem, type Plane } from '#contract'

interface PlaneParts {
  title: string
  /** The server's variable in the contract, and where this service answers for it. */
  variable: string
  path: string
  /** The security schemes that generators are told of. A key does not belong in an address. */
  schemes: readonly string[]
}

const PLANES: Readonly<Record<Plane, PlaneParts>> = {
  gateway: {
    title: 'Inference Gateway',
    variable: 'base_url',
    path: '/v1',
    schemes: ['gatewayKey'],
  },
  toolkit: {
    title: 'Utility Toolkit',
    variable: 'rest_url',
    path: '/rest',
    schemes: ['restKeyBearer', 'restKeyHeader'],
  },
}

const withoutVariables = (servers: ContractDocument['servers']): ContractDocument['servers'] =>
  servers.map(({ url, description }) => ({ url, ...(description === undefined ? {} : { description }) }))

const mapPaths = (
  paths: ContractDocument['paths'],
  change: (item: PathItem) => PathItem,
): ContractDocument['paths'] =>
  Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, change(item)]))

/** The whole contract, with the addresses of this deployment as its servers and wherever a text names them. */
export const publishedContract = (baseUrl: string): ContractDocument => {
  const quoted = (address: string) => JSON.stringify(address).slice(1, -1)
  const text = Object.values(PLANES).reduce(
    (all, { variable, path }) => all.replaceAll(`{${variable}}`, quoted(`${baseUrl}${path}`)),
    JSON.stringify(readContract()),
  )
  const document = JSON.parse(text.replaceAll('http://localhost:8787', quoted(baseUrl))) as ContractDocument
  return {
    ...document,
    servers: withoutVariables(document.servers),
    paths: mapPaths(document.paths, (item) => ({ ...item, servers: withoutVariables(item.servers) })),
  }
}

/** A path item without its server, and with the alternatives of `security` that these schemes suffice for. */
const withSchemes = ({ servers: _servers, ...item }: PathItem, schemes: readonly string[]): PathItem => {
  const operations = METHODS.flatMap((method) => {
    const operation = item[method]
    if (operation === undefined) return []
    const security = operation.security.filter((each) =>
      Object.keys(each).every((name) => schemes.includes(name)),
    )
    return [[method, { ...operation, security }]]
  })
  return { ...item, ...Object.fromEntries(operations) } as PathItem
}

/**
 * One plane's part of the contract, for generators: one server for the whole document, and nothing of the other plane.
 * Generated clients take each other's servers and send every key that they know of, so that neither is left to choose.
 */
export const planeContract = (plane: Plane, baseUrl: string): ContractDocument => {
  const { title, path, schemes } = PLANES[plane]
  const document = publishedContract(baseUrl)
  const url = `${baseUrl}${path}`
  const items = Object.entries(document.paths).filter(([, { servers }]) => servers[0]?.url === url)
  const tags = new Set(items.flatMap(([, item]) => METHODS.flatMap((method) => item[method]?.tags ?? [])))
  const { securitySchemes = {}, ...components } = document.components
  return pruned({
    ...document,
    info: { ...document.info, title },
    servers: document.servers.filter((server) => server.url === url),
    tags: document.tags.filter(({ name }) => tags.has(name)),
    paths: mapPaths(Object.fromEntries(items), (item) => withSchemes(item, schemes)),
    components: {
      securitySchemes: Object.fromEntries(schemes.map((name) => [name, securitySchemes[name]])),
      ...components,
    },
  })
}
