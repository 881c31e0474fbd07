import { CATEGORIES } from '../addresses.js'
import { categoryContract, planeContract, publishedContract } from '../contract.js'

/** Makes the text of one document. @param baseUrl where this service is reached from outside */
type Make = (baseUrl: string) => string | Promise<string>

const asJson =
  (make: (baseUrl: string) => object): Make =>
  (baseUrl) =>
    JSON.stringify(make(baseUrl))

const asYaml: Make = async (baseUrl) => {
  const { stringify } = await import('yaml')
  return stringify(publishedContract(baseUrl), { aliasDuplicateObjects: false, lineWidth: 0 })
}

const makers: ReadonlyMap<string, Make> = new Map<string, Make>([
  ['/openapi.json', asJson(publishedContract)],
  ['/openapi.yaml', asYaml],
  ['/openapi/gateway.json', asJson((baseUrl) => planeContract('gateway', baseUrl))],
  ['/openapi/toolkit.json', asJson((baseUrl) => planeContract('toolkit', baseUrl))],
  ...CATEGORIES.map((category): [string, Make] => [
    `/openapi/toolkit/${category}.json`,
    asJson((baseUrl) => categoryContract(category, baseUrl)),
  ]),
])

/** The text of a published document. @throws Error where nothing is published at the address */
export const makeText = (address: string, baseUrl: string): string | Promise<string> => {
  const make = makers.get(address)
  if (make === undefined) throw new Error(`Nothing is made for ${address}`)
  return make(baseUrl)
}
