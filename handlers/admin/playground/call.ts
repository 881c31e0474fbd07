import { adminOperation } from '#admin'
import { noFeature } from '#admin/playground'
import { featureAnswer } from '#admin/views/feature-answer'
import { featurePage } from '#admin/views/features'

const PREFIX = 'in.'

/** Calls a feature, and shows its form again with the answer. */
export default adminOperation('adminCallFeature', async ({ body, context: { playground, form } }) => {
  const feature = (await playground.features.form(body.feature)) ?? noFeature()
  const given = Object.fromEntries(
    Object.entries(body).flatMap(([name, value]): [string, string][] =>
      name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value]] : [],
    ),
  )
  // A blank field that must be sent is the empty text.
  const required = feature.parameters.flatMap(({ name, required: isRequired }): [string, string][] =>
    isRequired ? [[name, '']] : [],
  )
  const startedAt = performance.now()
  const answer = await playground.call(feature.feature, { ...Object.fromEntries(required), ...given })
  const milliseconds = Math.round(performance.now() - startedAt)
  return {
    title: 'Playground',
    content: featurePage(form, feature, given, featureAnswer({ ...answer, milliseconds })),
  }
})
