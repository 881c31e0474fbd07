import { operation } from '#gateway'

/** A video from a text, or where to ask for it. */
export default operation('createVideoFromText', ({ body, context }) =>
  context.gateway.media.createVideoFromText(body, context),
)
