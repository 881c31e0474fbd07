import { operation } from '#gateway'

/** One conversation answered by several models. */
export default operation('compareModels', async ({ body, context }) => ({
  status: 200,
  body: await context.gateway.compare(body, context),
}))
