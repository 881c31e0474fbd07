import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { pointerSteps } from '../pointer.js'
import type { QueryTypes } from '../query.js'
import {
  dereference,
  operationsOf,
  type ContractDocument,
  type OperationObject,
  type ParameterObject,
  type Plane,
  type Schema,
} from '../document.js'

const DOCUMENT_ID = 'contract'

/** `#/components/...` in a schema means the bundled document, wherever the schema was lifted from. */
const absoluteRefs = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(absoluteRefs)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, value.replace(/^#/, `${DOCUMENT_ID}#`)]
        : [key, absoluteRefs(value)],
    ),
  )
}

/** A query is small; a body may hold faults in a million places, and ajv's gathering of them is quadratic. */
const QUERY = { allErrors: true }
/** Infinity is no number there, though JSON.parse makes it of 1e999. */
const BODY = { allErrors: false, strictNumbers: true }

/** The gateway's faults name what was expected and what was sent, for which ajv must hand both over. */
const verboseOn = (plane: Plane): { verbose?: true } => (plane === 'gateway' ? { verbose: true } : {})

type Options = (typeof QUERY | typeof BODY) & { verbose?: true }

const referencesIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : referencesIn(value),
  )
}

type Components = Record<string, Record<string, unknown>>

/** The components that a schema needs: an instance of ajv that knows all of them takes a tenth of a second to make. */
const neededComponents = (components: Components, schema: Schema): Components => {
  const needed: Components = {}
  const open = referencesIn(schema)
  for (let reference = open.pop(); reference !== undefined; reference = open.pop()) {
    const [, kind = '', name = ''] = pointerSteps(reference)
    const component = components[kind]?.[name]
    if (component === undefined || needed[kind]?.[name] !== undefined) continue
    needed[kind] = { ...needed[kind], [name]: component }
    open.push(...referencesIn(component))
  }
  return needed
}

/** An instance that compiles one schema, whose references are absolute. */
const makeAjv = (components: Components, schema: Schema, id: string, options: Options): Ajv2020 => {
  const ajv = new Ajv2020({
    ...options,
    strict: false,
    useDefaults: true,
    // Redocly has checked the document; checking every schema again would only cost time.
    validateSchema: false,
    code: { source: true, esm: true, lines: true },
  })
  addFormats.default(ajv)
  ajv.addSchema({ $id: DOCUMENT_ID, components: neededComponents(components, schema) })
  ajv.addSchema(schema, id)
  return ajv
}

const queryParameters = (document: ContractDocument, operation: OperationObject): ParameterObject[] =>
  (operation.parameters ?? [])
    .map((parameter) => dereference(document, parameter))
    .filter((parameter) => parameter.in === 'query')

/** One object schema over all query parameters of an operation. */
const querySchema = (document: ContractDocument, operation: OperationObject, plane: Plane): Schema => {
  const parameters = queryParameters(document, operation)
  return {
    type: 'object',
    // Ajv fills in a default only where it stands in the property itself, not behind a reference.
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => [name, absoluteRefs(dereference(document, schema))]),
    ),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    // The gateway takes whatever OpenAI clients append, such as an api-version; on the toolkit a misspelt name is a fault.
    ...(plane === 'gateway' ? {} : { additionalProperties: false }),
  }
}

/** The form that an operation takes, as HTML sends it. */
const formSchema = (document: ContractDocument, operation: OperationObject): Schema | undefined => {
  const schema = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema
  return schema === undefined ? undefined : dereference(document, schema)
}

const TEXT = 'text'
/** JSON Schema's types as texts of a query can stand for them. */
const TYPES: Readonly<Record<string, QueryTypes[string][number]>> = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  string: TEXT,
}

/** The types that a parameter's schema takes, over all its alternatives; a schema that names none takes text. */
const typesOf = (document: ContractDocument, node: Schema): QueryTypes[string] => {
  const schema = dereference(document, node)
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as Schema[])
  const own = [(schema['type'] ?? []) as string | string[]].flat().map((type) => TYPES[type] ?? TEXT)
  const found = [...own, ...alternatives.flatMap((each) => typesOf(document, each))]
  return found.length === 0 ? [TEXT] : [...new Set(found)]
}

/** The fields of a form that are not text alone. */
const formTypes = (document: ContractDocument, form: Schema): QueryTypes =>
  scalarTypes(
    document,
    Object.entries((form['properties'] ?? {}) as Record<string, Schema>).map(([name, schema]) => ({
      name,
      schema,
    })),
  )

/** The parameters of an operation that are not text alone. */
const queryTypes = (document: ContractDocument, operation: OperationObject): QueryTypes =>
  scalarTypes(document, queryParameters(document, operation))

const scalarTypes = (
  document: ContractDocument,
  fields: readonly { name: string; schema: Schema }[],
): QueryTypes =>
  Object.fromEntries(
    fields
      .map(({ name, schema }) => [name, typesOf(document, schema)] as const)
      .filter(([, types]) => types.some((type) => type !== TEXT)),
  )

/** Ajv writes CommonJS requires even into ESM output. */
const requiresToImports = (code: string, source: string): string => {
  const imports: string[] = []
  const body = code.replace(/"use strict";\n?/g, '').replace(/require\("([^"]+)"\)/g, (_, module: string) => {
    const name = `imported${imports.length}`
    imports.push(`import ${name} from ${JSON.stringify(module.endsWith('.js') ? module : `${module}.js`)};`)
    return name
  })
  return `/* Written by npm run codegen from ${source}; never edited. */\n${[...imports, body].join('\n')}\n`
}

/**
 * One standalone module for each operation, exporting `query`, `queryTypes` and, where the operation takes one, `body`; of a
 * form `formTypes` too.
 * Query values arrive as text, and are what `queryTypes` says before `query` sees them.
 * @returns source text by operationId.
 */
export const generateValidators = (
  document: ContractDocument,
  source = 'openapi.yaml',
): Map<string, string> => {
  const components = absoluteRefs(document.components) as Components
  return new Map(
    operationsOf(document).map(({ operation, plane }) => {
      const { operationId } = operation
      // Ajv numbers its functions, so that a shared instance would rewrite every module behind a new operation.
      const queries = makeAjv(components, querySchema(document, operation, plane), `${operationId}.query`, {
        ...QUERY,
        ...verboseOn(plane),
      })
      const query = `export const queryTypes = ${JSON.stringify(queryTypes(document, operation))};\n${standaloneCode.default(queries, { query: `${operationId}.query` })}`
      const form = formSchema(document, operation)
      const bodySchema = operation.requestBody?.content['application/json']?.schema ?? form
      if (bodySchema === undefined) return [operationId, requiresToImports(query, source)]
      const bodies = makeAjv(components, absoluteRefs(bodySchema) as Schema, `${operationId}.body`, {
        // A form is small, and a person mends all of its fields at once.
        ...(form === undefined ? BODY : QUERY),
        ...verboseOn(plane),
      })
      const body = standaloneCode.default(bodies, { body: `${operationId}.body` })
      const types =
        form === undefined ? '' : `export const formTypes = ${JSON.stringify(formTypes(document, form))};\n`
      return [operationId, requiresToImports(`${types}${mergeModules(query, body)}`, source)]
    }),
  )
}

/** Two generated modules name their locals alike, so the second one's stand in a block of their own. */
const mergeModules = (query: string, body: string): string =>
  `${query}\nexport const body = (() => {\n${body.replace(
    /export const (\w+) = (\w+);/g,
    'const exported = $2;',
  )}\nreturn exported;\n})();`
