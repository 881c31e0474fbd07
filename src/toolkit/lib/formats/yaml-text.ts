import {
  isMap,
  isScalar,
  parseAllDocuments,
  stringify,
  visit,
  type Alias,
  type Document,
  type ParsedNode,
  type ScalarTag,
  type Tags,
} from 'yaml'
import { unprocessable } from '#toolkit'
import { integer, objectOf, type DataValue, type TextFault } from '../json/data-value.js'
import { firstLine } from '../common/parsing.js'
import { inWords, placesIn, type Place } from '../text/line-column.js'
import { directiveFaults } from './yaml-directives.js'

type YamlDocument = Document.Parsed<ParsedNode>

const MAX_ALIASES = 100
/** How often aliases within what they name may have anything written. */
const MAX_REPEATS = 1000

/** A few levels more and the parser's stack overflows; compiling a regular expression then ends the process. */
const DEEPEST_FLOW = 700
const TOO_DEEP = 'text is nested too deep to be read.'

/** The same for collections in blocks that begin on one line. */
const DEEPEST_LINE = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${DEEPEST_FLOW + 1}}`, 'm')

const refuseDepth = (text: string): void => {
  if (DEEPEST_LINE.test(text)) unprocessable(TOO_DEEP)
  let depth = 0
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    depth = sign === '[' || sign === '{' ? depth + 1 : Math.max(0, depth - 1)
    if (depth > DEEPEST_FLOW) unprocessable(TOO_DEEP)
  }
}

const FLOAT = 'tag:yaml.org,2002:float'
/** YAML 1.2.2, section 10.3.2: the point is optional. */
const FLOAT_TEXT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)$/

const isPlainFloat = (tag: Tags[number]): tag is ScalarTag =>
  typeof tag === 'object' && tag.tag === FLOAT && tag.test?.test('1.5') === true

/** The parser leaves `!!float 1` a string (YAML 1.2.2, example 10.5). What has no tag is tried as an integer before. */
const withWholeFloats = (tags: Tags): Tags =>
  tags.map((tag) => (isPlainFloat(tag) ? { ...tag, test: FLOAT_TEXT } : tag))

/** YAML 1.2 core schema whatever the document asks for; no tags but those of the schema. */
const documentsOf = (text: string): YamlDocument[] => {
  refuseDepth(text)
  const documents = parseAllDocuments(text, {
    version: '1.2',
    schema: 'core',
    resolveKnownTags: false,
    customTags: withWholeFloats,
    intAsBigInt: true,
    // The parser would hold each key against all before it.
    uniqueKeys: false,
    logLevel: 'error',
  })
  const all = Array.isArray(documents) ? documents : []
  // The parser recurses once per level, and reports a stack overflow as a fault of the text.
  if (all.some(({ errors }) => errors.some(({ message }) => /call stack/.test(message)))) {
    unprocessable(TOO_DEEP)
  }
  return all
}

/** Where maps have a scalar for a key that they have already. */
const repeatedKeysOf = (document: YamlDocument): number[] => {
  const offsets: number[] = []
  visit(document, {
    Map: (_key, { items }) => {
      const seen = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        if (seen.has(key.value)) offsets.push(key.range?.[0] ?? 0)
        seen.add(key.value)
      }
    },
  })
  return offsets
}

const aliasesOf = (document: YamlDocument): Alias[] => {
  const aliases: Alias[] = []
  visit(document, {
    Alias: (_key, alias) => {
      aliases.push(alias)
    },
  })
  return aliases
}

/** What the parser says goes on with the place, and the line itself. */
const wordsOf = (message: string): string => firstLine(message).replace(/ at line \d+, column \d+:?$/, '')

const faultsOf = (placeAt: (offset: number) => Place, document: YamlDocument): TextFault[] => [
  ...[
    ...document.errors.map(({ message, pos: [offset] }) => ({ offset, message: wordsOf(message) })),
    ...repeatedKeysOf(document).map((offset) => ({ offset, message: 'Map keys must be unique' })),
  ]
    .sort((one, other) => one.offset - other.offset)
    .map(({ offset, message }) => ({ ...placeAt(offset), message })),
  // The anchor of an alias is first looked for when the value is wanted.
  ...aliasesOf(document)
    .filter((alias) => alias.resolve(document) === undefined)
    .map((alias) => ({
      ...placeAt(alias.range?.[0] ?? 0),
      message: `The alias *${alias.source} has no anchor before it`,
    })),
]

const streamFaultsOf = (text: string, placeAt: (offset: number) => Place): TextFault[] =>
  directiveFaults(text).map(({ offset, message }) => ({ ...placeAt(offset), message }))

/** Every fault that the parser finds in a stream of documents, and the type of the first one's value. */
export const checkYaml = (text: string): { faults: TextFault[]; value: DataValue } => {
  const documents = documentsOf(text)
  const placeAt = placesIn(text)
  const faults = [
    ...streamFaultsOf(text, placeAt),
    ...documents.flatMap((document) => faultsOf(placeAt, document)),
  ].sort((one, other) => one.line - other.line || one.column - other.column)
  const first = documents[0]?.contents
  return { faults, value: faults.length > 0 || !first ? null : sampleOf(first) }
}

/** A value of the node's type. */
const sampleOf = (node: ParsedNode): DataValue => {
  if (isScalar(node)) return scalarOf(node.value)
  return isMap(node) ? {} : []
}

const scalarOf = (value: unknown): string | number | bigint | boolean | null => {
  if (typeof value === 'bigint') return integer(value)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}

/** Takes what the parser makes of maps and lists to values of our own. */
const valueOf = (made: unknown): DataValue => {
  if (Array.isArray(made)) return made.map(valueOf)
  if (made instanceof Map) return objectOf([...made].map(([key, value]) => [keyOf(key), valueOf(value)]))
  if (typeof made !== 'object' || made === null) return scalarOf(made)
  return objectOf(Object.entries(made).map(([key, value]) => [key, valueOf(value)]))
}

/** A scalar key as the parser itself writes it in an object. */
const keyOf = (key: unknown): string => String(scalarOf(key) ?? '')

/** Whether maps have lists or maps for keys, which only the parser can write. */
const hasCollectionKeys = (document: YamlDocument): boolean => {
  let has = false
  visit(document, {
    Map: (_key, { items }) => {
      has ||= items.some(({ key }) => !isScalar(key))
    },
  })
  return has
}

/**
 * The value of one YAML document; an empty text is null.
 * @throws {FeatureError} 422 with line and column of the first fault, for several documents, and for aliases that
 *   are more than 100 or multiply each other
 */
export const readYaml = (text: string): DataValue => {
  const [document, second] = documentsOf(text)
  if (second !== undefined) unprocessable('text contains several YAML documents; it must be one.')
  const placeAt = placesIn(text)
  const [fault] = [
    ...streamFaultsOf(text, placeAt),
    ...(document === undefined ? [] : faultsOf(placeAt, document)),
  ]
  if (fault !== undefined) unprocessable(`text is not valid YAML: ${inWords(fault)}: ${fault.message}.`)
  if (document === undefined) return null
  if (aliasesOf(document).length > MAX_ALIASES) {
    unprocessable(`text has more than ${MAX_ALIASES} aliases.`)
  }
  return valueOf(resolved(document))
}

const resolved = (document: YamlDocument): unknown => {
  try {
    // Maps keep keys that are numbers where they stand.
    return document.toJS({ maxAliasCount: MAX_REPEATS, mapAsMap: !hasCollectionKeys(document) })
  } catch (error) {
    if (error instanceof ReferenceError)
      return unprocessable('The aliases in text multiply each other too often.')
    throw error
  }
}

/** Writes block-style YAML 1.2 without folded lines; strings are quoted only where they must be. Ends with a line feed. */
export const writeYaml = (value: DataValue, indent: number): string =>
  stringify(value, {
    version: '1.2',
    schema: 'core',
    indent: Math.max(2, indent),
    lineWidth: 0,
    aliasDuplicateObjects: false,
  })
