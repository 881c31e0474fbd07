const TEXTS = ['description', 'summary', 'title', 'example', 'examples', 'default', 'enum', 'const']

/** Generators write texts and examples into comments of Go and TypeScript, which a star before a slash ends. */
export const plainTexts = () => ({
  any: {
    enter(node, context) {
      if (typeof node !== 'object' || node === null || Array.isArray(node)) return
      for (const word of TEXTS) {
        const { [word]: text } = node
        // Under `properties` these are the names of fields.
        if (
          text === undefined ||
          context.type.name.endsWith('Map') ||
          context.type.name === 'SchemaProperties'
        )
          continue
        if (JSON.stringify(text).includes('*/')) {
          context.report({
            message: `The ${word} must not have a star before a slash, which ends the comment that generators write it into.`,
            location: context.location.child([word]),
          })
        }
      }
    },
  },
})
