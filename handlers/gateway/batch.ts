import { operation } from '#gateway'

/** Takes many completion requests, to be answered when there is room. */
export default operation('createBatch', async ({ body, context }) => ({
  status: 200,
  body: await context.gateway.batches.submit(body, context),
}))
