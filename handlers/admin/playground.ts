import { adminOperation } from '#admin'
import { chatPage } from '#admin/views/playground'

/** A chat with any model of the catalog. */
export default adminOperation(
  'adminShowPlayground',
  ({ query: { model }, context: { gateway, config, form } }) => {
    const { models } = gateway.catalog
    const ids = models.filter(({ kinds }) => kinds.has('chat')).map(({ id }) => id)
    const first = ids.find((id) => id === config.defaultModel) ?? ids[0] ?? null
    return { title: 'Playground', content: chatPage(form, ids, model ?? first) }
  },
)
