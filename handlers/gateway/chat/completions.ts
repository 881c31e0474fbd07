import { operation } from '#gateway'

/** A chat completion, whole or as a stream. */
export default operation('createChatCompletion', async ({ body, context }) =>
  body.stream === true
    ? context.gateway.stream(body, context)
    : { status: 200, body: await context.gateway.complete(body, context) },
)
