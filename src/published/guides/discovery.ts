import { CATEGORIES, prefixOf } from '../addresses.js'

/** What a search engine or an agent should know: the pages for people, and the guides. */
const pages = (): string[] => [
  '/',
  '/docs',
  ...CATEGORIES.map((category) => `/docs/${category}`),
  '/changelog',
  '/licenses',
  '/llms.txt',
  '/llms-full.txt',
  '/llms/gateway.txt',
  ...CATEGORIES.map((category) => `/llms/${category}.txt`),
  '/openapi.json',
  '/openapi.yaml',
]

const inXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')

/** `/sitemap.xml` (sitemaps.org, 0.9), without dates: when a text last changed is known to its ETag alone. */
export const sitemap = (baseUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages().map((page) => `<url><loc>${inXml(`${baseUrl}${page}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** `/robots.txt` (RFC 9309): the pages and guides are for everybody, calls are not for crawlers. */
export const robots = (baseUrl: string): string =>
  [
    'User-agent: *',
    ...['/v1/', '/rest/', '/mcp', '/files/', '/admin', '/metrics'].map(
      (path) => `Disallow: ${prefixOf(baseUrl)}${path}`,
    ),
    `Allow: ${prefixOf(baseUrl)}/`,
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n')

const described = (baseUrl: string, plane: 'gateway' | 'toolkit', path: string): object => ({
  anchor: `${baseUrl}${path}`,
  'service-desc': ['json', 'yaml'].map((form) => ({
    href: `${baseUrl}/openapi/${plane}.${form}`,
    type: `application/${form}`,
  })),
  'service-doc': [
    { href: `${baseUrl}/docs`, type: 'text/html' },
    { href: `${baseUrl}/llms.txt`, type: 'text/plain' },
  ],
  status: [{ href: `${baseUrl}/v1/health`, type: 'application/json' }],
})

/** `/.well-known/api-catalog` (RFC 9727) as a link set (RFC 9264): both planes, each with its description and documentation. */
export const apiCatalog = (baseUrl: string): object => ({
  linkset: [
    {
      anchor: `${baseUrl}/.well-known/api-catalog`,
      item: ['/v1', '/rest', '/mcp'].map((path) => ({ href: `${baseUrl}${path}` })),
    },
    described(baseUrl, 'gateway', '/v1'),
    described(baseUrl, 'toolkit', '/rest'),
    {
      anchor: `${baseUrl}/mcp`,
      'service-doc': [{ href: `${baseUrl}/llms.txt`, type: 'text/plain' }],
    },
  ],
})
