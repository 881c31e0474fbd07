import { follow, operations } from './planes.js'

const hasExample = (node) => node?.example !== undefined || Object.keys(node?.examples ?? {}).length > 0

/**
 * Every 200 answer, body and parameter shows an example; Redocly's own rules check that it is valid. A parameter that the
 * documented call leaves out shows its example in its schema.
 */
export const documentedExamples = operations((operation, context) => {
  const report = (what, ...path) =>
    context.report({ message: `${what} must have an example.`, location: context.location.child(path) })

  const { node: response } = follow(context, operation.responses?.['200'])
  for (const [type, content] of Object.entries(response?.content ?? {})) {
    if (!hasExample(content)) report(`The 200 answer as ${type}`, 'responses', '200')
  }
  const { node: body } = follow(context, operation.requestBody)
  for (const [type, content] of Object.entries(body?.content ?? {})) {
    if (!hasExample(content)) report(`The body as ${type}`, 'requestBody')
  }
  ;(operation.parameters ?? []).forEach((value, index) => {
    const { node: parameter, from } = follow(context, value)
    const { node: schema } = follow(context, parameter?.schema, from)
    if (![parameter, parameter?.schema, schema].some(hasExample))
      report(`The parameter ${parameter?.name}`, 'parameters', String(index))
  })
})
