import type { UpstreamUsage } from '../providers/upstream.js'
import { isObject, type JsonObject } from '../json/object.js'

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** Members at the top of an answer that the gateway gives itself, or reads. */
const OWN = new Set(['__proto__', 'id', 'object', 'created', 'model', 'node', 'choices', 'usage', 'error'])
/** Members that OpenAI's clients take for texts. */
const TEXTS = new Set(['system_fingerprint', 'service_tier'])

/** The figures of a usage object, and its members that are counts of their own. */
const FIGURES = new Set(['__proto__', 'prompt_tokens', 'completion_tokens', 'total_tokens'])
const COUNTS = new Set(['prompt_tokens_details', 'completion_tokens_details'])

/**
 * Members at the top of an answer or a chunk besides those that the gateway sets itself: `system_fingerprint`,
 * `service_tier`, `citations` and whatever else; `undefined` where there is nothing.
 */
export const readMembers = (body: JsonObject): JsonObject | undefined => {
  let members: JsonObject | undefined
  for (const name in body) {
    if (OWN.has(name)) continue
    const value = body[name]
    if (value === null || value === undefined || (TEXTS.has(name) && typeof value !== 'string')) continue
    members ??= {}
    members[name] = value
  }
  return members
}

/** Counts of one kind of tokens, such as cached or reasoning ones; anything that is not a count is dropped. */
const readCounts = (value: unknown): JsonObject | undefined => {
  if (!isObject(value)) return undefined
  const counts = Object.entries(value).filter(([, tokens]) => isCount(tokens))
  return counts.length === 0 ? undefined : Object.fromEntries(counts)
}

/** A usage object with all that it tells, or `undefined` where it is missing or its figures cannot be right. */
export const readUsage = (value: unknown): UpstreamUsage | undefined => {
  if (!isObject(value)) return undefined
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = value
  if (!isCount(promptTokens) || !isCount(completionTokens)) return undefined
  const usage: UpstreamUsage = { prompt_tokens: promptTokens, completion_tokens: completionTokens }
  let details: JsonObject | undefined
  for (const name in value) {
    if (FIGURES.has(name)) continue
    const detail = COUNTS.has(name) ? readCounts(value[name]) : value[name]
    if (detail === null || detail === undefined) continue
    details ??= {}
    details[name] = detail
  }
  if (details !== undefined) usage.details = details
  return usage
}
