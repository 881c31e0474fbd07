import type { Candidate } from './candidate.js'
import type { UpstreamError } from '../providers/upstream.js'

/** How providers say that a request is longer than their model's context. */
export const TOO_LONG =
  /context.{0,20}(length|window|limit|size)|sequence length|length of the messages|too many tokens|maximum.{0,20}tokens|tokens?_limit|size: \d+ tokens|prompt (is )?too long/i

/** How they say that they do not write answers as long as `max_tokens` asks for, which has no upper bound of its own. */
const TOO_MANY =
  /max_?(completion_?|output_?|new_?)?tokens\b.{0,80}(too (large|high|big|long)|at most|less than or equal|<=|exceeds?|range|between \d+ and)/i

/** The numbers of such a refusal that are the provider's limits; others are what was asked for. */
const LIMITS = [
  /(?:length|window|context size|maximum|at most|limit|equal to|<=|allowed|max(?:imum)? size)\D{0,40}(\d[\d,]*)/gi,
  /(?:range|between)\D{0,20}\d+\D{0,20}(\d[\d,]*)/gi,
  /(\d[\d,]*) maximum/gi,
]

/**
 * How providers say that they lack a feature that another one may have. What the contract lets through is valid
 * by OpenAI's own rules: content in parts, up to 128 answers, tools in any conversation.
 */
const LACKING = [
  /\bunsupported|not (currently )?supported|(does not|doesn't) support|only n ?= ?1\b/i,
  /(unknown|unrecognized) (name|field|parameter|(request )?argument)|extra (inputs|fields) (are )?not permitted/i,
  // Google's words, and a server's that was started without an option, whose name is not shown.
  /\b(is|are) not enabled\b|\[setting\]/i,
  // Alibaba's, of models that only stream.
  /only supports? (the )?stream/i,
  // axum's, whose types are narrower than OpenAI's.
  /failed to deserialize the json body/i,
  // Groq's, vLLM's, SambaNova's and DeepSeek's for content that is not plain text.
  /\bcontent\b.{0,40}\b(must|should) be (a )?(valid )?string|expected one of: \['str|sequence, expected a string/i,
  /not a multimodal model|roles must alternate/i,
  // More than one answer.
  /(^|[\s'"`(])n['"`]? ?(:|=|>|must|should|is|parameter|integer|value).{0,60}(at most|maximum|<=|less than or equal|equal to|be 1\b)/i,
]

const limitNamed = (words: string): number | null => {
  const named = LIMITS.flatMap((pattern) => [...words.matchAll(pattern)])
  const numbers = named.map(([, digits = '']) => Number(digits.replaceAll(',', '')))
  return numbers.length === 0 ? null : Math.min(...numbers)
}

/** Whether a candidate may fit what a window, or an answer's bound, of this size does not. */
const mayHoldMore = ({ offer: { contextLength } }: Candidate, limit: number | null): boolean =>
  contextLength === null || limit === null || contextLength > limit

/**
 * Whether a refusal is about what its provider can do rather than about the caller's request, so that another of the
 * candidates may take it: it lacks what the request needs, says that it has no such feature, or its limits are lower.
 */
export const isIncapability = (
  { details: { callerMessage = '', code = '', isOwnRule } }: UpstreamError,
  refusing: Candidate,
  candidates: readonly Candidate[],
): boolean => {
  const others = candidates.filter((each) => each !== refusing)
  if (refusing.isLacking === true && others.some((each) => each.isLacking !== true)) return true
  if (isOwnRule === true) return others.length > 0
  const words = `${callerMessage} ${code}`
  if (TOO_LONG.test(words) || TOO_MANY.test(words)) {
    const limit = limitNamed(words) ?? refusing.offer.contextLength
    return others.some((each) => mayHoldMore(each, limit))
  }
  return others.length > 0 && LACKING.some((pattern) => pattern.test(words))
}
