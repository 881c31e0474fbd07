import type { Adjustment } from '../providers/findings.js'
import { isNudge } from './parameters.js'
import type { ChatBody, ChatMessage, UpstreamError } from '../providers/upstream.js'

/** A request as it would be sent, and what of it nobody asked for. */
export interface Adjustable {
  body: ChatBody
  /** Parameters that the gateway added on its own. */
  added: readonly string[]
}

/** The two names of the limit of an answer's tokens. */
const LIMITS = ['max_tokens', 'max_completion_tokens'] as const

/** Members that only answers have; some providers refuse them in requests. */
const ANSWERED = [
  'reasoning',
  'reasoning_content',
  'reasoning_details',
  'annotations',
  'refusal',
  'images',
] as const

/** How providers say that they do not know a parameter, or accept only its default. */
const UNSUPPORTED =
  /unsupported|not (currently |yet )?supported|(does not|doesn't|do not|don't) support|no longer supported|unknown|unrecognized|unexpected|extra (inputs|fields)|extra_forbidden|not (permitted|allowed|accepted|available|enabled)|only the default|(is|are) fixed|not a valid|cannot (be (set|used|specified)|find)|invalid (parameter|field|argument)|deprecated|(please )?remove|use ['"`]?max_/i
/** A limit that the provider knows, set too high. */
const TOO_LARGE =
  /too (large|high|big|long)|at most|less than|exceed|above|below|greater than|between|maximum value|range/i

/** Names that are also everyday words: they count as parameters only in quotes or the like. */
const EVERYDAY = /^[a-z]+$/

const escaped = (name: string): string => name.replace(/[^\w]/g, '\\$&')

/** Whether a refusal speaks of a parameter. */
const names = (words: string, name: string): boolean => {
  const plain = new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`)
  const marked = new RegExp(
    `["'\`.]${escaped(name)}(?![\\w-])|(parameter|argument|field|property|supplied)s?:? ${escaped(name)}(?![\\w-])`,
    'i',
  )
  return (EVERYDAY.test(name) && name !== 'temperature' ? marked : plain).test(words)
}

const isAssistants = ({ role }: ChatMessage): boolean => role === 'assistant'

const hasAnswered = ({ messages }: ChatBody): boolean =>
  messages.some(
    (message) => isAssistants(message) && ANSWERED.some((member) => message[member] !== undefined),
  )

/** The words of a refusal are its message where it has no other. */
const withoutAnswered = (message: ChatMessage): ChatMessage => {
  if (!isAssistants(message)) return message
  const kept: ChatMessage = { ...message }
  const { refusal } = kept
  for (const member of ANSWERED) delete kept[member]
  return typeof refusal === 'string' && (kept.content ?? '') === '' ? { ...kept, content: refusal } : kept
}

const adjustOnce = ({ body, added }: Adjustable, adjustment: Adjustment): ChatBody => {
  if (adjustment === 'plain history') return { ...body, messages: body.messages.map(withoutAnswered) }
  const separator = adjustment.indexOf(':')
  const name = adjustment.slice(separator + 1)
  switch (adjustment.slice(0, separator)) {
    case 'limit': {
      const { max_tokens: older, max_completion_tokens: newer, ...others } = body
      const limit = newer ?? older
      return limit === undefined ? body : { ...others, [name]: limit }
    }
    case 'default':
      return added.includes(name) ? without(body, name) : body
    default:
      return without(body, name)
  }
}

const without = (body: ChatBody, name: string): ChatBody => {
  const { [name]: _, ...others } = body
  return { ...others, model: body.model, messages: body.messages }
}

/** The request with all of these adjustments. */
export const adjust = ({ body, added }: Adjustable, adjustments: readonly Adjustment[]): ChatBody =>
  adjustments.reduce((changed, each) => adjustOnce({ body: changed, added }, each), body)

/**
 * What to do about a refusal: nothing where it concerns what the caller asked for and would miss.
 *
 * What the gateway added is dropped whenever a refusal mentions it. The caller's own is dropped where the provider does not know
 * it and the answer is the same kind of answer without it (sampling, seeds, effort), and its limit by another name.
 */
export const adjustmentsFor = ({ body, added }: Adjustable, { details }: UpstreamError): Adjustment[] => {
  const { words } = details
  if (words === undefined) return []
  const defaults = added.filter((name) => name in body && names(words, name))
  if (defaults.length > 0) return defaults.map((name): Adjustment => `default:${name}`)
  if (!UNSUPPORTED.test(words) || TOO_LARGE.test(words)) return []
  const [older, newer] = LIMITS
  const limit = LIMITS.find((name) => name in body && names(words, name))
  if (limit !== undefined) return [`limit:${limit === older ? newer : older}`]
  const nudges = Object.keys(body).filter((name) => isNudge(name) && names(words, name))
  if (nudges.length > 0) return nudges.map((name): Adjustment => `without:${name}`)
  return hasAnswered(body) && ANSWERED.some((member) => names(words, member)) ? ['plain history'] : []
}

/** Whether a refusal still concerns what was adjusted, so that the first one tells more. */
export const speaksOf = (
  { details: { words = '' } }: UpstreamError,
  adjustments: readonly Adjustment[],
): boolean => adjustments.some((each) => names(words, each.slice(each.indexOf(':') + 1)))
