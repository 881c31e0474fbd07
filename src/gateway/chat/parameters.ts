import type { Route } from '../routing/eligibility.js'
import type { Candidate } from '../routing/candidate.js'
import type { ChatBody } from '../providers/upstream.js'

/** What to do for a provider whose list of supported parameters lacks one. */
type Without = 'drop' | 'elsewhere'

interface Parameter {
  without: Without
  /** Other names in such lists that mean the same. */
  alsoListedAs?: readonly string[]
}

/**
 * The parameters that providers list, and what to do where one does not list them. Anything else is
 * passed on, since no list speaks of it.
 *
 * What only nudges the answer, or what the gateway handles itself, is dropped: the answer still is what was asked for.
 * What changes the answer's nature is routed elsewhere. Where nobody who lists it can answer, it is sent all
 * the same, because lists have gaps, and the provider's own refusal is clearer than ours could be.
 */
const PARAMETERS: Readonly<Record<string, Parameter>> = {
  // Sampling: another draw from the same model.
  temperature: { without: 'drop' },
  top_p: { without: 'drop' },
  top_k: { without: 'drop' },
  top_a: { without: 'drop' },
  min_p: { without: 'drop' },
  typical_p: { without: 'drop' },
  seed: { without: 'drop' },
  logit_bias: { without: 'drop' },
  frequency_penalty: { without: 'drop' },
  presence_penalty: { without: 'drop' },
  repetition_penalty: { without: 'drop' },
  // How long it thinks, how much it says.
  reasoning: { without: 'drop', alsoListedAs: ['reasoning_effort', 'include_reasoning'] },
  reasoning_effort: { without: 'drop', alsoListedAs: ['reasoning'] },
  include_reasoning: { without: 'drop', alsoListedAs: ['reasoning'] },
  verbosity: { without: 'drop' },
  // A hint for speed.
  prediction: { without: 'drop' },
  // Without tools it means nothing; with them the model calls several at once or does not.
  parallel_tool_calls: { without: 'drop', alsoListedAs: ['tools'] },
  // JSON is checked here as well, so a provider without support for it can serve it.
  response_format: { without: 'drop', alsoListedAs: ['structured_outputs'] },
  // Bounds what is paid for.
  max_tokens: { without: 'elsewhere', alsoListedAs: ['max_completion_tokens', 'max_output_tokens'] },
  max_completion_tokens: { without: 'elsewhere', alsoListedAs: ['max_tokens', 'max_output_tokens'] },
  // The caller takes the text up to there as complete.
  stop: { without: 'elsewhere', alsoListedAs: ['stop_sequences'] },
  // Without them there is no call, no figure, no second answer, no audio.
  tools: { without: 'elsewhere', alsoListedAs: ['functions'] },
  tool_choice: { without: 'elsewhere', alsoListedAs: ['tools', 'function_call'] },
  functions: { without: 'elsewhere', alsoListedAs: ['tools'] },
  function_call: { without: 'elsewhere', alsoListedAs: ['tools'] },
  logprobs: { without: 'elsewhere' },
  top_logprobs: { without: 'elsewhere', alsoListedAs: ['logprobs'] },
  n: { without: 'elsewhere' },
  modalities: { without: 'elsewhere' },
  audio: { without: 'elsewhere', alsoListedAs: ['modalities'] },
  // Vectors of different lengths cannot be compared.
  dimensions: { without: 'elsewhere' },
}

/** Values that ask for nothing beyond the default. */
const isDefault = (name: string, value: unknown): boolean =>
  (name === 'n' && value === 1) ||
  (name === 'logprobs' && value === false) ||
  (name === 'tool_choice' && value === 'auto')

const refuses = (
  { supportedParameters }: Candidate['offer'],
  name: string,
  { alsoListedAs = [] }: Parameter,
): boolean =>
  supportedParameters !== null &&
  ![name, ...alsoListedAs].some((listed) => supportedParameters.includes(listed))

const refused = (body: object, offer: Candidate['offer'], without: Without): string[] => {
  // Of a provider that lists nothing nothing is known.
  if (offer.supportedParameters === null) return []
  return Object.entries(body)
    .filter(([name, value]) => {
      const parameter = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined
      return parameter?.without === without && !isDefault(name, value) && refuses(offer, name, parameter)
    })
    .map(([name]) => name)
}

/** Whether a parameter only nudges the answer, or the gateway handles it itself: a provider that refuses it is asked without it. */
export const isNudge = (name: string): boolean =>
  Object.hasOwn(PARAMETERS, name) && PARAMETERS[name]?.without === 'drop'

/** The two names of the limit of an answer's tokens, each with the other. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: 'max_tokens',
}

/** The limit is sent under its other name where a provider lists only that. */
const nameOf = (name: string, { supportedParameters }: Candidate['offer']): string => {
  const other = OTHER_NAMES[name]
  const isRenamed =
    other !== undefined &&
    supportedParameters?.includes(other) === true &&
    !supportedParameters.includes(name)
  return isRenamed ? other : name
}

/** The body without what this provider is known to refuse and nobody misses. */
export const withoutRefused = (body: ChatBody, offer: Candidate['offer']): ChatBody => {
  if (offer.supportedParameters === null) return body
  const gone = refused(body, offer, 'drop')
  const kept = Object.entries(body).filter(([name]) => !gone.includes(name))
  const named = kept.map(([name, value]): [string, unknown] => [nameOf(name, offer), value])
  return { ...Object.fromEntries(named), model: body.model, messages: body.messages }
}

/**
 * The route with each tier in three: first those that support all that the request needs, and of these those that can
 * to answer in JSON where that is asked for; last those that are known to refuse what the answer would be another thing
 * without, or whose context is too short, since a list may have gaps and tokens are estimated.
 *
 * @param tokens of the prompt, and of the answer as far as the request says; 0 where no context bounds them
 */
export const preferSupporting = (route: Route, { body }: { body: object }, tokens = 0): Route => {
  const isLacking = ({ offer }: Candidate): boolean =>
    refused(body, offer, 'elsewhere').length > 0 ||
    (offer.contextLength !== null && offer.contextLength < tokens)
  const rank = ({ offer, isLacking: lacks }: Candidate): number => {
    if (lacks === true) return 2
    return refused(body, offer, 'drop').includes('response_format') ? 1 : 0
  }
  const isUnknown = ({ offer }: Candidate): boolean =>
    offer.supportedParameters === null && (offer.contextLength === null || offer.contextLength >= tokens)
  if (route.tiers.every((tier) => tier.every(isUnknown))) return route
  const tiers = route.tiers.flatMap((tier) => {
    const judged = tier.map((each) => ({ ...each, isLacking: isLacking(each) }))
    return [0, 1, 2].map((level) => judged.filter((candidate) => rank(candidate) === level))
  })
  return { ...route, tiers: tiers.filter(({ length }) => length > 0) }
}
