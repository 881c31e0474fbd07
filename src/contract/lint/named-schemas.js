/** Where a schema has a name: in the bundle, in a category's file, in a file of components. */
const NAMED = /^#\/(?:components\/schemas\/|schemas\/)?([^/]+)$/

const nameOf = (context) => NAMED.exec(context.location.pointer)?.[1]

const typesOf = (schema) => [schema.type ?? []].flat().filter((type) => type !== 'null')

/** `{ $ref }` or null: what may be empty needs no name of its own. */
const isNullable = (parts) =>
  parts.length === 2 &&
  parts.some((part) => part?.type === 'null') &&
  parts.some((part) => typeof part?.$ref === 'string')

const faultOf = (schema, name) => {
  const types = typesOf(schema)
  if (types.length > 1) {
    return `Several types (${types.join(', ')}) must be a named union: a schema with oneOf, a part for each type.`
  }
  const union = schema.oneOf ?? schema.anyOf
  if (name === undefined && union !== undefined && !isNullable(union)) {
    return 'A union must be a named schema: move it to the schemas and refer to it with $ref.'
  }
  if (name === undefined && types.includes('object') && schema.properties !== undefined) {
    return 'An object must be a named schema that reads well in an SDK, such as HashDigest: move it to the schemas and refer to it with $ref.'
  }
  return undefined
}

const BAD_NAME = /[^A-Za-z0-9]|^[^A-Z]|Inner$|Inline/

/** Generators name a client's types after the contract's schemas; what has no name gets an ugly one. */
export const namedSchemas = () => ({
  Schema(schema, context) {
    if (typeof schema !== 'object' || schema === null) return
    const name = nameOf(context)
    const fault = faultOf(schema, name)
    if (fault !== undefined) context.report({ message: fault, location: context.location.key() })
    if (name !== undefined && BAD_NAME.test(name)) {
      context.report({
        message: `The schema ${name} must be named in PascalCase, with a name that no other file uses.`,
        location: context.location.key(),
      })
    }
  },
})
