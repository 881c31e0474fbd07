import type { UpstreamUsage } from '../providers/upstream.js'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** Members at the top of an answer that the gateway gives itself, or reads. */
const OWN = new Set(['id', 'object', 'created', 'model', 'node', 'choices', 'usage', 'error'])
/** Members that OpenAI's clients take for texts. */
const TEXTS = new Set(['system_fingerprint', 'service_tier'])

const isGiven = ([, value]: readonly [string, unknown]): boolean => value !== null && value !== undefined

/**
 * Members at the top of an answer or a chunk besides those that the gateway sets itself: `system_fingerprint`,
 * `service_tier`, `citations` and whatever else; `undefined` where there is nothing.
 */
export const readMembers = (body: Json): Json | undefined => {
  const members = Object.entries(body).filter(
    ([name, value]) =>
      !OWN.has(name) && isGiven([name, value]) && (!TEXTS.has(name) || typeof value === 'string'),
  )
  return members.length === 0 ? undefined : Object.fromEntries(members)
}

/** Counts of one kind of tokens, such as cached or reasoning ones; anything that is not a count is dropped. */
const readCounts = (value: unknown): Json | undefined => {
  if (!isObject(value)) return undefined
  const counts = Object.entries(value).filter(([, tokens]) => isCount(tokens))
  return counts.length === 0 ? undefined : Object.fromEntries(counts)
}

/** A usage object with all that it tells, or `undefined` where it is missing or its figures cannot be right. */
export const readUsage = (value: unknown): UpstreamUsage | undefined => {
  if (!isObject(value)) return undefined
  const {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: _,
    prompt_tokens_details: ofPrompt,
    completion_tokens_details: ofCompletion,
    ...others
  } = value
  if (!isCount(promptTokens) || !isCount(completionTokens)) return undefined
  const counts = {
    prompt_tokens_details: readCounts(ofPrompt),
    completion_tokens_details: readCounts(ofCompletion),
  }
  const details = Object.entries({ ...counts, ...others }).filter(isGiven)
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    ...(details.length === 0 ? {} : { details: Object.fromEntries(details) }),
  }
}
