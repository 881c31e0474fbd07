import { follow, operations } from './planes.js'

/** No example of a feature's answers names another feature. */
export const ownExamples = operations((operation, context, { path, plane }) => {
  if (plane !== 'toolkit') return
  for (const [status, value] of Object.entries(operation.responses ?? {})) {
    const { node: response } = follow(context, value)
    const json = response?.content?.['application/json']
    const examples = [json?.example, ...Object.values(json?.examples ?? {}).map((each) => each?.value)]
    for (const named of examples.map((each) => each?.feature)) {
      if (named === undefined || named === path.slice(1)) continue
      context.report({
        message: `The example of ${status} names ${named}: leave the feature out, or name ${path.slice(1)}.`,
        location: context.location.child(['responses', status]),
      })
    }
  }
})
