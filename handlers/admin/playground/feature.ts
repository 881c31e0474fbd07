import { adminOperation } from '#admin'
import { noFeature } from '#admin/playground'
import { featurePage } from '#admin/views/features'

/** A feature as a form, filled with its documented example. */
export default adminOperation(
  'adminShowFeature',
  async ({ query: { id }, context: { playground, form } }) => {
    const feature = (await playground.features.form(id)) ?? noFeature()
    const example = Object.fromEntries(
      feature.parameters.flatMap(({ name, example: value }) => (value === null ? [] : [[name, value]])),
    )
    return { title: 'Playground', content: featurePage(form, feature, example, null) }
  },
)
