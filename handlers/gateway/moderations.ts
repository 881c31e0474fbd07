import { moderate, operation } from '#gateway'

/** Verdicts on texts by rules; no provider is asked. */
export default operation('createModeration', async ({ body, context }) => ({
  status: 200,
  body: await moderate(body, context),
}))
