import { publicOperation } from '#gateway'

/** The catalog in OpenAI's list shape; 503 where there is none or it is over an hour old. */
export default publicOperation('listModels', ({ context }) => {
  const { list, text } = context.gateway.catalog.list()
  return { status: 200, body: list, text }
})
