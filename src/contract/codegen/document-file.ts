import { parse } from 'yaml'
import { pointerSteps } from '../pointer.js'
import { find, isNode, type Node } from './node.js'
import { BUNDLE } from './release.js'
import { withoutWords } from './words.js'

/** A version of the contract, and what messages call it. */
export interface Version {
  name: string
  /** Without what it says to people. */
  document: Node
}

/** A version cannot be compared. */
export class VersionError extends Error {}

const firstLine = (error: unknown): string => (error as Error).message.split('\n', 1)[0] ?? ''

const valueOf = (text: string, name: string): unknown => {
  if (text.trim() === '') throw new VersionError(`${name} is empty`)
  try {
    // A hundred times as fast as YAML's parser, which would take it too.
    if (/^\s*[{[]/.test(text)) return JSON.parse(text) as unknown
  } catch (error) {
    if (!name.endsWith('.yaml') && !name.endsWith('.yml'))
      throw new VersionError(`${name} is not valid JSON: ${firstLine(error)}`)
  }
  try {
    return parse(text, { logLevel: 'error', maxAliasCount: 100 }) as unknown
  } catch (error) {
    throw new VersionError(`${name} is neither JSON nor YAML: ${firstLine(error)}`)
  }
}

const referencesOf = (value: unknown): string[] => {
  if (!isNode(value)) return []
  const own = value['$ref']
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap(referencesOf)]
}

const decoded = (reference: string): string => {
  try {
    return decodeURIComponent(reference)
  } catch {
    return reference
  }
}

const leadsNowhere = (document: Node, reference: string): boolean =>
  reference.startsWith('#/') &&
  [reference, decoded(reference)].every((each) => find(document, pointerSteps(each)) === undefined)

/**
 * Reads a version of the contract, as JSON or as YAML.
 * @param name what messages call it
 * @throws VersionError where it is not a whole OpenAPI 3.1 document
 */
export const versionFrom = (text: string, name: string): Version => {
  const value = valueOf(text, name)
  if (!isNode(value) || (value['openapi'] === undefined && value['swagger'] === undefined))
    throw new VersionError(`${name} is not an OpenAPI document: it has no \`openapi\` at the top`)
  const version = value['openapi'] ?? value['swagger']
  // The differ judges a document by the rules of the version that it states, whatever its body is.
  if (value['openapi'] === undefined || typeof version !== 'string' || !/^3\.1\.\d+$/.test(version))
    throw new VersionError(
      `${name} uses OpenAPI ${JSON.stringify(version)}; only OpenAPI 3.1 documents, such as "3.1.0", can be compared`,
    )
  const document = withoutWords(value)
  const references = [...new Set(referencesOf(document))]
  const outside = references.find((reference) => !reference.startsWith('#'))
  if (outside !== undefined)
    throw new VersionError(
      `${name} is only a part: it refers to ${outside}. Give the whole document in one file; for openapi.yaml of this repository that is ${BUNDLE}, which npm run codegen makes`,
    )
  const lost = references.find((reference) => leadsNowhere(document, reference))
  if (lost !== undefined) throw new VersionError(`${name} refers to ${lost}, which it does not have`)
  return { name, document }
}
