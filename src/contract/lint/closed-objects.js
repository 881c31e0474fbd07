/** Every object says whether it may have further members, so that an open one is a decision. */
export const closedObjects = () => ({
  Schema(schema, context) {
    if (![schema?.type].flat().includes('object') || isConditional(context)) return
    if (schema.additionalProperties === undefined && schema.unevaluatedProperties === undefined) {
      context.report({
        message:
          'An object must say additionalProperties (or unevaluatedProperties): false, true or a schema.',
        location: context.location.key(),
      })
    }
  },
})

/** A condition describes a part of an object whose whole stands beside it. */
const isConditional = (context) => ['if', 'then', 'else', 'not'].includes(context.key)
