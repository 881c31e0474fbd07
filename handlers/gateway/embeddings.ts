import { operation } from '#gateway'

/** Vectors of texts. */
export default operation('createEmbeddings', async ({ body, context }) => ({
  status: 200,
  ...(await context.gateway.embed(body, context)),
}))
