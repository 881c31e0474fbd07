import { follow, operations } from './planes.js'

const hasExample = (node) => node?.example !== undefined || Object.keys(node?.examples ?? {}).length > 0

/**
 * Every 200 answer, body and parameter shows an example; Redocly's own rules check that it is valid. A parameter that the
 * documented call leaves out shows its example in its schema; one that has both leaves open which it is. A shared schema may
 * have an example for the calls that leave it out.
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
    if (parameter?.example === undefined || !hasExample(parameter.schema)) return
    context.report({
      message: `The parameter ${parameter.name} has an example of its own and one in its schema: keep the first where the documented call has the parameter, the second where it leaves it out.`,
      location: context.location.child(['parameters', String(index)]),
    })
  })
})
