import { follow } from './planes.js'

/** What a type is called in Python, where a field hides the type of its own name. Generators rename a `date` or an `int`. */
const PYTHON = { 'date-time': 'datetime', uuid: 'uuid', boolean: 'bool', array: 'list', object: 'dict' }

/** No property is called like its own type in a generated language. */
export const propertyNames = () => ({
  Schema(schema, context) {
    for (const [name, value] of Object.entries(schema?.properties ?? {})) {
      const { node: property } = follow(context, value)
      const words = [property?.format, ...[property?.type].flat()].map((type) => PYTHON[type])
      if (!words.includes(name)) continue
      context.report({
        message: `The property ${name} is called like its type in Python: describe its form with a pattern in place of the format.`,
        location: context.location.child(['properties', name]),
      })
    }
  },
})
