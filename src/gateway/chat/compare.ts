import { randomBytes } from 'node:crypto'
import type { Principal, Reservation } from '#accounts'
import type { Body, ResponseBody } from '#operation'
import { reserve } from '../admission/quota.js'
import { admit, type Checked } from '../admission/lifecycle.js'
import { type Endpoint } from '../parts.js'
import { answerChat, checkChat, routeChat } from './completion.js'
import { GatewayError, publicError } from '../errors.js'
import type { AnswerParts } from './parts.js'
import { callerOf, type Caller } from '../admission/caller.js'
import { normalise, type ChatRequest, type NormalisedRequest } from './normalise.js'

/** A compare request after the contract's validation. */
export type CompareRequest = Body<'compareModels'>
export type Comparison = ResponseBody<'compareModels'>
type Result = Comparison['results'][number]

const ENDPOINT: Endpoint = { path: '/compare', operation: 'compareModels' }

const invalid = (message: string, param: string, code = 'invalid_value'): GatewayError =>
  new GatewayError(400, 'invalid_request_error', code, message, { param })

/** What every model is asked; which one is filled in later. */
const chatRequest = ({ models: _, messages, prompt, ...options }: CompareRequest): ChatRequest => {
  if ((options['model'] ?? null) !== null)
    throw invalid(
      "Unknown parameter: 'model'. List the models to compare in 'models'.",
      'model',
      'unknown_parameter',
    )
  const common = { ...options, model: '', stream: false }
  const [conversation, question] = [messages ?? undefined, prompt ?? undefined]
  if (conversation !== undefined && question !== undefined)
    throw invalid("Send either 'messages' or 'prompt', not both.", 'prompt')
  if (conversation !== undefined) return { ...common, messages: conversation }
  if (question !== undefined) return { ...common, messages: [{ role: 'user', content: question }] }
  throw invalid(
    "Missing required parameter: 'messages' (or 'prompt').",
    'messages',
    'missing_required_parameter',
  )
}

/** With aliases, a model could be asked twice. */
const checkDistinct = ({ catalog }: AnswerParts, models: readonly string[]): void => {
  const { find } = catalog()
  const ids = models.map((name) => find(name)?.id ?? name)
  const again = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (again === -1) return
  const param = `models[${again}]`
  const id = ids[again] as string
  const name = models[again] === id ? id : `${models[again]} (${id})`
  throw invalid(`'${param}' is ${name}, the same model as models[${ids.indexOf(id)}].`, param)
}

/** Does all of the work with a bounded concurrency, each next piece as soon as another is done. */
const inLanes = async <T>(lanes: number, works: readonly (() => Promise<T>)[]): Promise<T[]> => {
  const results: T[] = []
  const queue = works.entries()
  const lane = async (): Promise<void> => {
    for (const [index, work] of queue) results[index] = await work()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

type Checks = readonly PromiseSettledResult<Checked<NormalisedRequest>>[]

/**
 * A place for each model that can be asked, or none at all. They are reserved together, so that what else the account does
 * comes before all of them or after.
 *
 * @throws GatewayError 429
 */
const reserveAll = async (
  { accounts }: AnswerParts,
  principal: Principal,
  checks: Checks,
): Promise<(Reservation | undefined)[]> => {
  const take = async (check: Checks[number]): Promise<Reservation | undefined> =>
    check.status === 'fulfilled' ? reserve(accounts, principal, check.value.tokens) : undefined
  const taken = await Promise.allSettled(checks.map(take))
  const places = taken.map((each) => (each.status === 'fulfilled' ? each.value : undefined))
  const refusal = taken.find((each) => each.status === 'rejected')
  if (refusal === undefined) return places
  for (const place of places) place?.release()
  throw refusal.reason
}

const shownAs = (error: unknown, { requestId, log }: Caller): GatewayError => {
  const told = publicError(error)
  if (told !== null) return told
  log.error({ err: error }, 'one model of a comparison failed')
  const message = `Something went wrong on our side. Request id: ${requestId}.`
  return new GatewayError(500, 'server_error', 'internal_error', message)
}

/** Several models side by side. */
export interface Compare {
  /**
   * What fails for one model is reported in its place; a fault of the request itself refuses all.
   * @throws GatewayError, or the signal's reason where the caller left
   */
  compare: (body: CompareRequest, caller: Caller) => Promise<Comparison>
}

export const createCompare = (parts: AnswerParts): Compare => ({
  async compare(body, caller) {
    const { models } = body
    const { principal, requestId, signal } = caller
    // Each model has a row of its own, and rows are keyed by their id.
    const ownCallers = models.map((_, index) => ({
      ...callerOf(caller),
      requestId: `${requestId}-${index + 1}`,
    }))

    /** One row a model where none was asked. */
    const refuseAll = async (error: Error): Promise<never> => {
      const refuse = (): never => {
        throw error
      }
      const rows = ownCallers.map((own, index) =>
        admit(parts, own, ENDPOINT, models[index] as string, refuse),
      )
      await Promise.allSettled(rows)
      throw error
    }

    const checkAll = async (): Promise<Checks> => {
      const request = normalise(chatRequest(body))
      checkDistinct(parts, models)
      const param = (body.prompt ?? null) === null ? 'messages' : 'prompt'
      const tokens = await checkChat(parts, principal, request, param)
      const check = async (model: string): Promise<Checked<NormalisedRequest>> => {
        const own = { ...request, model }
        return Promise.resolve({ request: own, route: routeChat(parts, principal, own, param), tokens })
      }
      return Promise.allSettled(models.map(check))
    }

    const ask = async (
      index: number,
      check: Checks[number],
      place: Reservation | undefined,
    ): Promise<Result> => {
      const model = models[index] as string
      const startedAt = performance.now()
      const own = { ...(ownCallers[index] as Caller), startedAt }
      const given = (): Checked<NormalisedRequest> => {
        if (check.status === 'fulfilled') return check.value
        throw check.reason as Error
      }
      const answered = await admit(parts, own, ENDPOINT, model, given, () => Promise.resolve(place))
        .then((prepared) => answerChat(parts, prepared, own, ENDPOINT))
        .then(
          (response) => ({ response, error: null, usage: response.usage }),
          (error: unknown) => ({ response: null, error: shownAs(error, own).toBody().error, usage: null }),
        )
      return { model, ...answered, latency_ms: Math.round(performance.now() - startedAt) }
    }

    const checks = await checkAll().catch(refuseAll)
    const places = await reserveAll(parts, principal, checks).catch(refuseAll)
    // More than the plan's concurrency would wait for each other's permits, where waits are short.
    const results = await inLanes(
      principal.plan.concurrency,
      checks.map((check, index) => () => ask(index, check, places[index])),
    )
    signal.throwIfAborted()
    return {
      object: 'comparison',
      id: `cmp-${randomBytes(18).toString('base64url')}`,
      created: Math.floor(Date.now() / 1000),
      results,
    }
  },
})
