import {
  METHODS,
  pruned,
  readContract,
  type ContractDocument,
  type PathItem,
  type PublicPlane,
} from '#contract'

interface PlaneParts {
  title: string
  /** The server's variable in the contract, and where this service answers for it. */
  variable: string
  path: string
  /** The security schemes that generators are told of. A key does not belong in an address. */
  schemes: readonly string[]
}

export const PLANES: Readonly<Record<PublicPlane, PlaneParts>> = {
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

const make = (baseUrl: string): ContractDocument => {
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

let last: { baseUrl: string; document: ContractDocument } | undefined

/**
 * The whole contract, with the addresses of this deployment as its servers and wherever a text names them. The last one is
 * kept, since all other documents are made from it; nobody may change it.
 */
export const publishedContract = (baseUrl: string): ContractDocument => {
  if (last?.baseUrl !== baseUrl) last = { baseUrl, document: make(baseUrl) }
  return last.document
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

interface Part {
  plane: PublicPlane
  info: { title: string; description?: string }
  has: (path: string) => boolean
}

const partOf = (baseUrl: string, { plane, info, has }: Part): ContractDocument => {
  const { path, schemes } = PLANES[plane]
  const document = publishedContract(baseUrl)
  const url = `${baseUrl}${path}`
  const items = Object.entries(document.paths).filter(
    ([key, { servers }]) => servers[0]?.url === url && has(key),
  )
  const tags = new Set(items.flatMap(([, item]) => METHODS.flatMap((method) => item[method]?.tags ?? [])))
  const { securitySchemes = {}, ...components } = document.components
  return pruned({
    ...document,
    info: { ...document.info, ...info },
    servers: document.servers.filter((server) => server.url === url),
    tags: document.tags.filter(({ name }) => tags.has(name)),
    paths: mapPaths(Object.fromEntries(items), (item) => withSchemes(item, schemes)),
    components: {
      securitySchemes: Object.fromEntries(schemes.map((name) => [name, securitySchemes[name]])),
      ...components,
    },
  })
}

/**
 * One plane's part of the contract, for generators: one server for the whole document, and nothing of the other plane.
 * Generated clients take each other's servers and send every key that they know of, so that neither is left to choose.
 */
export const planeContract = (plane: PublicPlane, baseUrl: string): ContractDocument =>
  partOf(baseUrl, { plane, info: { title: PLANES[plane].title }, has: () => true })

/**
 * One category of the toolkit, for readers with little room, in the form of {@link planeContract}.
 * @param category the first part of its paths, such as `hash`
 */
export const categoryContract = (category: string, baseUrl: string): ContractDocument => {
  const { name, description } = categoryTag(category, baseUrl)
  const lines = [
    description,
    `Each feature is one GET below \`${baseUrl}${PLANES.toolkit.path}\`: its input is the query, its result comes in the envelope \`{ok, feature, data}\`. Send a REST key (\`svc_rest_...\`) as a Bearer token or in the header \`x-api-key\`.`,
  ]
  return partOf(baseUrl, {
    plane: 'toolkit',
    info: { title: `${PLANES.toolkit.title}: ${name}`, description: lines.join('\n\n') },
    has: (path) => path.startsWith(`/${category}/`),
  })
}

/** A category's title and what it is about. @throws Error where the toolkit has no such category */
export const categoryTag = (category: string, baseUrl: string): ContractDocument['tags'][number] => {
  const { paths, tags } = publishedContract(baseUrl)
  const item = Object.entries(paths).find(([path]) => path.startsWith(`/${category}/`))?.[1]
  const tag = tags.find(({ name }) => name === item?.get?.tags[0])
  if (tag === undefined) throw new Error(`The toolkit has no category ${category}`)
  return tag
}
