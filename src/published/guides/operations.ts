import { dereference, METHODS, type ContractDocument, type Schema } from '#contract'
import { categoryTag, PLANES, publishedContract } from '../contract.js'
import { CATEGORIES } from '../addresses.js'

/** A parameter of the query, or a field of the body. */
export interface Input {
  name: string
  required: boolean
  schema: Schema
  description: string
}

/** A documented request: its query or body, and what a call with it answers. */
export interface Example {
  /** `name=value&...`, empty where the operation takes nothing. */
  query: string
  body: unknown
  answer: unknown
  /** Whether the answer's lists are cut to their first items, and long texts to their beginning and an ellipsis. */
  isExcerpt: boolean
}

/** What a reader is told of an {@link Example} that is one. */
export const EXCERPT_WORDS = 'an excerpt: lists are longer, and a text that ends in … continues'

/** One operation as a guide describes it. */
export interface GuideOperation {
  id: string
  /** Its first tag, by which the reference groups it. */
  tag: string
  method: string
  path: string
  summary: string
  description: string
  query: readonly Input[]
  body: readonly Input[]
  example: Example
}

/** A part of the guides: the gateway, or a category of the toolkit. */
export interface Section {
  /** As it stands in addresses: `gateway`, `hash`. */
  name: string
  title: string
  description: string
  /** The address below which its paths stand. */
  base: string
  operations: readonly GuideOperation[]
}

interface Content {
  schema?: Schema
  example?: unknown
  examples?: Readonly<Record<string, { value: unknown }>>
}

interface Operation {
  operationId: string
  tags: readonly string[]
  summary: string
  description: string
  'x-example'?: string
  parameters?: readonly (ParameterNode | { $ref: string })[]
  requestBody?: { content: Readonly<Record<string, Content>> }
  responses: Readonly<Record<string, { content?: Readonly<Record<string, Content>> }>>
}

interface ParameterNode {
  name: string
  in: string
  required?: boolean
  description: string
  schema: Schema
  example?: string | number | boolean
}

const exampleOf = (content: Content | undefined): unknown =>
  content?.example ?? Object.values(content?.examples ?? {})[0]?.value

const wordsOf = ({ description }: Schema): string | undefined =>
  typeof description === 'string' ? description : undefined

const bodyFields = (document: ContractDocument, content: Content | undefined): Input[] => {
  if (content?.schema === undefined) return []
  const { properties = {}, required = [] } = dereference(document, content.schema) as {
    properties?: Record<string, Schema>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema,
    description: wordsOf(schema) ?? wordsOf(dereference(document, schema)) ?? '',
  }))
}

const described = (
  document: ContractDocument,
  path: string,
  method: string,
  operation: Operation,
): GuideOperation => {
  const parameters = (operation.parameters ?? [])
    .map((parameter) => dereference(document, parameter))
    .filter((parameter) => parameter.in === 'query')
  const given = parameters.flatMap(({ name, example }): [string, string][] =>
    example === undefined ? [] : [[name, String(example)]],
  )
  const body = operation.requestBody?.content['application/json']
  return {
    id: operation.operationId,
    tag: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description,
    query: parameters.map(({ required = false, ...parameter }) => ({ ...parameter, required })),
    body: bodyFields(document, body),
    example: {
      query: new URLSearchParams(given).toString(),
      body: exampleOf(body),
      answer: exampleOf(operation.responses['200']?.content?.['application/json']),
      isExcerpt: operation['x-example'] === 'excerpt',
    },
  }
}

const operationsBelow = (document: ContractDocument, base: string, prefix: string): GuideOperation[] =>
  Object.entries(document.paths)
    .filter(([path, { servers }]) => servers[0]?.url === base && path.startsWith(prefix))
    .flatMap(([path, item]) =>
      METHODS.flatMap((method) =>
        item[method] === undefined
          ? []
          : [described(document, path, method, item[method] as unknown as Operation)],
      ),
    )

/** The part of the guides that is named so. @param name `gateway` or a category. @throws Error where there is none */
export const sectionOf = (name: string, baseUrl: string): Section => {
  const document = publishedContract(baseUrl)
  if (name === 'gateway') {
    const base = `${baseUrl}${PLANES.gateway.path}`
    return {
      name,
      title: PLANES.gateway.title,
      description: "Models from many providers behind OpenAI's API, with your account's quota and usage.",
      base,
      operations: operationsBelow(document, base, '/'),
    }
  }
  const tag = categoryTag(name, baseUrl)
  const base = `${baseUrl}${PLANES.toolkit.path}`
  return {
    name,
    title: tag.name,
    description: tag.description,
    base,
    operations: operationsBelow(document, base, `/${name}/`),
  }
}

/** The gateway, then every category in the contract's order. */
export const sections = (baseUrl: string): Section[] =>
  ['gateway', ...CATEGORIES].map((name) => sectionOf(name, baseUrl))
