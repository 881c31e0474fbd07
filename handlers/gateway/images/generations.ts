import { operation } from '#gateway'

/** Images from a text, as bytes or as addresses. */
export default operation('createImage', async ({ body, context }) => ({
  status: 200,
  body: await context.gateway.media.createImage(body, context),
}))
