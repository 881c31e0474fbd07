/** What a feature asks a language model. */
export interface ModelQuestion {
  /** As the caller named it; `undefined` for the operator's default one. */
  model: string | undefined
  /** The system message: what to do with the text, and the members of the JSON object to reply with. */
  directive: string
  /** The user message: only the caller's text. */
  text: string
}

/** What a language model replied. */
export interface ModelReply {
  /** The JSON object; `null` where no model gave one. */
  object: Readonly<Record<string, unknown>> | null
  /** The model that replied, as the gateway reports it; meaningless without an object. */
  model: string
}

/**
 * Asks a language model once through the gateway, on the caller's account, at temperature 0 and for a JSON object.
 *
 * @throws FeatureError 422 for a model that the account cannot have and a text too long for it, 429 without quota, 502 where
 * no provider could reply, 503 without any model
 */
export type AskModel = (question: ModelQuestion) => Promise<ModelReply>
