import { operation } from '#gateway'

/** Speech: the answer is the audio. */
export default operation('createSpeech', ({ body, context }) =>
  context.gateway.media.createSpeech(body, context),
)
