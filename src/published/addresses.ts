import { routes } from '#generated/routes'
import { siteHash } from './site-file.js'

/** A document that the host publishes at a fixed address. */
export interface Publication {
  /** As logs and metrics name it. */
  operationId: string
  /** Its media type. */
  type: string
  /** Headers beside those of every document. @param baseUrl where this service is reached from outside */
  headers?: (baseUrl: string) => Readonly<Record<string, string>>
}

/**
 * The path of a base address, which a proxy takes away before it asks: `/api` of `https://example.org/api`, else nothing.
 * Whatever is published for browsers to follow has it before its own path.
 */
export const prefixOf = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/+$/, '')

/** The toolkit's categories as they stand in its paths, in the contract's order. */
export const CATEGORIES: readonly string[] = [
  ...new Set(routes.flatMap(([, , plane, path]) => (plane === 'toolkit' ? [path.split('/')[1] ?? ''] : []))),
]

/** The parts of the guides and of the reference. */
export const SECTIONS: readonly string[] = ['gateway', ...CATEGORIES]

const JSON_TYPE = 'application/json; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

type Entry = readonly [address: string, publication: Publication]

const entry = (
  address: string,
  operationId: string,
  type: string,
  headers?: Publication['headers'],
): Entry => [address, { operationId, type, ...(headers === undefined ? {} : { headers }) }]

const NOT_FRAMED = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Of the one script that pages have, by which a reader's choice of light or dark holds on all of them. */
const themeHash = (): string => `'${siteHash('theme.js')}'`

/** For pages without any other script. */
const pageHeaders = (): Record<string, string> => ({
  'Content-Security-Policy': `default-src 'none'; script-src ${themeHash()}; style-src 'unsafe-inline'; img-src data:; ${NOT_FRAMED}`,
  'Referrer-Policy': 'no-referrer',
})

const catalogLink = (baseUrl: string): string =>
  `<${prefixOf(baseUrl)}/.well-known/api-catalog>; rel="api-catalog"`

/** RFC 9727, 3: where the catalog stands; RFC 8631: the description and the documentation. */
const homeHeaders = (baseUrl: string): Record<string, string> => ({
  ...pageHeaders(),
  Link: [
    catalogLink(baseUrl),
    `<${prefixOf(baseUrl)}/openapi.json>; rel="service-desc"; type="application/json"`,
    `<${prefixOf(baseUrl)}/openapi.yaml>; rel="service-desc"; type="application/yaml"`,
    `<${prefixOf(baseUrl)}/docs>; rel="service-doc"; type="text/html"`,
  ].join(', '),
})

/** Nothing from elsewhere is loaded, nothing is sent but the calls that a reader tries. */
const referenceHeaders = (baseUrl: string): Record<string, string> => ({
  'Content-Security-Policy': [
    `default-src 'none'; script-src 'self' ${themeHash()}; style-src 'self' 'unsafe-inline'; font-src 'self' data:`,
    "img-src 'self' data: blob:; media-src 'self' data: blob:",
    `connect-src 'self' ${new URL(baseUrl).origin}`,
    NOT_FRAMED,
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
})

/** RFC 9727, 2: also the answer to HEAD has the link. */
const catalogHeaders = (baseUrl: string): Record<string, string> => ({ Link: catalogLink(baseUrl) })

const CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

/** The contract and its parts, which are published as JSON and as YAML. */
const contracts: readonly Entry[] = [
  ['/openapi', 'getContract'],
  ['/openapi/gateway', 'getGatewayContract'],
  ['/openapi/toolkit', 'getToolkitContract'],
  ...CATEGORIES.map((category) => [`/openapi/toolkit/${category}`, 'getCategoryContract']),
].flatMap(([stem = '', operationId = '']) => [
  entry(`${stem}.json`, operationId, JSON_TYPE),
  // RFC 9512.
  entry(`${stem}.yaml`, `${operationId}AsYaml`, 'application/yaml; charset=utf-8'),
])

const guides: readonly Entry[] = [
  entry('/llms.txt', 'getAgentGuide', TEXT_TYPE),
  entry('/llms-full.txt', 'getFullGuide', TEXT_TYPE),
  ...SECTIONS.map((section) => entry(`/llms/${section}.txt`, 'getSectionGuide', TEXT_TYPE)),
  entry('/sitemap.xml', 'getSitemap', 'application/xml; charset=utf-8'),
  entry('/robots.txt', 'getRobots', TEXT_TYPE),
  entry('/.well-known/api-catalog', 'getApiCatalog', CATALOG_TYPE, catalogHeaders),
]

const pages: readonly Entry[] = [
  entry('/', 'getHomePage', HTML_TYPE, homeHeaders),
  entry('/changelog', 'getChangelog', HTML_TYPE, pageHeaders),
  entry('/licenses', 'getLicenses', HTML_TYPE, pageHeaders),
  entry('/docs', 'getReference', HTML_TYPE, referenceHeaders),
  ...SECTIONS.map((section) => entry(`/docs/${section}`, 'getReference', HTML_TYPE, referenceHeaders)),
  entry('/docs/operations.json', 'getReferenceIndex', JSON_TYPE),
  ...['/docs/program.js', '/docs/ranking.js', '/docs/trial.js'].map((address) =>
    entry(address, 'getReferenceProgram', 'text/javascript; charset=utf-8'),
  ),
]

/** Every document by its address, but for the files of the reference, which {@link assetName} knows. */
export const publications: ReadonlyMap<string, Publication> = new Map([...contracts, ...guides, ...pages])

/** The name by which the page is made that stands at no address: what a browser gets where nothing else does. */
export const NOT_FOUND = 'not-found'

export const notFoundPublication: Publication = {
  operationId: 'getNotFoundPage',
  type: HTML_TYPE,
  headers: pageHeaders,
}

const ASSETS = '/docs/assets/'

/** A file of the reference, below the version of what it was made from: it never changes. */
export const assetPublication: Publication = {
  operationId: 'getReferenceFile',
  type: 'text/javascript; charset=utf-8',
  headers: () => ({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
}

/** The version and name of a file of the reference; undefined where the address is another. */
export const assetName = (address: string): { version: string; name: string } | undefined => {
  const [, version = '', name = ''] = /^\/docs\/assets\/([^/]+)\/(.+)$/.exec(address) ?? []
  return address.startsWith(ASSETS) && name !== '' ? { version, name } : undefined
}
