import { operation } from '#gateway'

/** A video that begins with a picture, or where to ask for it. */
export default operation('createVideoFromImage', ({ body, context }) =>
  context.gateway.media.createVideoFromImage(body, context),
)
