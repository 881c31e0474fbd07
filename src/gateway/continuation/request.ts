import { limitName, type NormalisedRequest } from '../chat/normalise.js'
import type { Continuation } from '../providers/types.js'
import type { ChatMessage } from '../providers/upstream.js'

/** The caller's last message as one that goes on, where it is an assistant's begun one already. */
const begun = (messages: readonly ChatMessage[]): string | null => {
  const last = messages.at(-1)
  return last?.role === 'assistant' && typeof last.content === 'string' && last['tool_calls'] === undefined
    ? last.content
    : null
}

/**
 * The request for the rest of an answer. The text so far goes along without its closing whitespace, which some
 * providers refuse there and others trim: whatever they do, the seam knows where they begin.
 *
 * @param remaining tokens of the answer that `max_tokens` still allows; `null` where it bounds nothing
 */
export const continuedRequest = (
  request: NormalisedRequest,
  said: string,
  continuation: Continuation,
  remaining: number | null,
): NormalisedRequest => {
  const { messages } = request.body
  const before = begun(messages)
  const content = `${before ?? ''}${said.trimEnd()}`
  const last = { role: 'assistant', content, ...(continuation === 'prefix' ? { prefix: true } : {}) }
  return {
    ...request,
    body: {
      ...request.body,
      messages: [...(before === null ? messages : messages.slice(0, -1)), last],
      ...(remaining === null ? {} : { [limitName(request.body)]: remaining }),
    },
  }
}
