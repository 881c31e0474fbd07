import { CATEGORIES, NOT_FOUND, SECTIONS } from '../addresses.js'
import { categoryContract, planeContract, publishedContract } from '../contract.js'
import { apiCatalog, robots, sitemap } from '../guides/discovery.js'
import { agentGuide, fullGuide, sectionGuide } from '../guides/llms.js'
import { changelogPage } from '../pages/changelog.js'
import { homePage } from '../pages/home.js'
import { notFoundPage } from '../pages/not-found.js'
import { siteFile } from '../site-file.js'
import { referenceIndex, referencePage } from '../pages/reference.js'

/** Makes the text of one document. @param baseUrl where this service is reached from outside */
type Make = (baseUrl: string) => string | Promise<string>

const asJson =
  (make: (baseUrl: string) => object): Make =>
  (baseUrl) =>
    JSON.stringify(make(baseUrl))

const asYaml =
  (make: (baseUrl: string) => object): Make =>
  async (baseUrl) => {
    const { stringify } = await import('yaml')
    return stringify(make(baseUrl), { aliasDuplicateObjects: false, lineWidth: 0 })
  }

/** A contract in both of its forms. @param stem its address without an ending */
const contract = (stem: string, make: (baseUrl: string) => object): [string, Make][] => [
  [`${stem}.json`, asJson(make)],
  [`${stem}.yaml`, asYaml(make)],
]

/** The terms of all upstreams load with it, which no other document needs. */
const licenses: Make = async (baseUrl) => (await import('../pages/licenses.js')).licensesPage(baseUrl)

const makers: ReadonlyMap<string, Make> = new Map<string, Make>([
  ...contract('/openapi', publishedContract),
  ...contract('/openapi/gateway', (baseUrl) => planeContract('gateway', baseUrl)),
  ...contract('/openapi/toolkit', (baseUrl) => planeContract('toolkit', baseUrl)),
  ...CATEGORIES.flatMap((category) =>
    contract(`/openapi/toolkit/${category}`, (baseUrl) => categoryContract(category, baseUrl)),
  ),
  ['/llms.txt', agentGuide],
  ['/llms-full.txt', fullGuide],
  ...SECTIONS.map((section): [string, Make] => [
    `/llms/${section}.txt`,
    (baseUrl) => sectionGuide(section, baseUrl),
  ]),
  ['/sitemap.xml', sitemap],
  ['/robots.txt', robots],
  ['/.well-known/api-catalog', asJson(apiCatalog)],
  [NOT_FOUND, notFoundPage],
  ['/', homePage],
  ['/changelog', changelogPage],
  ['/licenses', licenses],
  ['/docs', (baseUrl) => referencePage('gateway', baseUrl)],
  ...SECTIONS.map((section): [string, Make] => [
    `/docs/${section}`,
    (baseUrl) => referencePage(section, baseUrl),
  ]),
  ['/docs/operations.json', asJson(referenceIndex)],
  ['/docs/program.js', () => siteFile('reference.js')],
  ['/docs/ranking.js', () => siteFile('ranking.js')],
  ['/docs/trial.js', () => siteFile('trial.js')],
])

/** The text of a published document, or of the page that is not found. @throws Error where nothing is published at the address */
export const makeText = (address: string, baseUrl: string): string | Promise<string> => {
  const make = makers.get(address)
  if (make === undefined) throw new Error(`Nothing is made for ${address}`)
  return make(baseUrl)
}
