import { follow, operations } from './planes.js'

/** A description of its own, or of what it refers to; a nullable reference has that of its first part. */
const descriptionOf = (context, value, from) => {
  if (typeof value?.description === 'string') return value.description
  const { node, from: file } = follow(context, value, from)
  if (typeof node?.description === 'string') return node.description
  const parts = node?.oneOf ?? node?.anyOf
  return Array.isArray(parts) && parts.length > 0 ? descriptionOf(context, parts[0], file) : undefined
}

/** Every property says what it is, by itself or where its schema is named. */
export const describedProperties = () => ({
  Schema(schema, context) {
    for (const [name, value] of Object.entries(schema?.properties ?? {})) {
      if ((descriptionOf(context, value) ?? '').trim() !== '') continue
      context.report({
        message: `The property ${name} must have a description that says what it is, with its unit.`,
        location: context.location.child(['properties', name]),
      })
    }
  },
})

const LONGEST = 600
const EMPTY_WORDS = /^(the )?(answer|result|results|data|response|ok)\.?$/i

/** An operation begins with what it does, is short, and its 200 says what it gives. */
export const describedOperations = operations((operation, context) => {
  const report = (message, ...path) => context.report({ message, location: context.location.child(path) })
  const text = operation.description ?? ''
  const [first = ''] = text.trim().split(/\s/)
  if (!/^[A-Z][a-z]+s,?$/.test(first)) {
    report(
      `The description must begin with a verb in the third person, as "Finds the nth weekday of a month.", not with ${JSON.stringify(first)}.`,
      'description',
    )
  }
  if (text.length > LONGEST) {
    report(
      `The description has ${text.length} characters and must have at most ${LONGEST}: move the details of a field to that field.`,
      'description',
    )
  }
  const { node: answer } = follow(context, operation.responses?.['200'])
  if (EMPTY_WORDS.test((answer?.description ?? '').trim())) {
    report('The 200 answer must say what it gives, as "The digest in hex and base64."', 'responses', '200')
  }
})
