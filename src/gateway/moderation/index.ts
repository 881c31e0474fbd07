/** Moderation by rules and weighted words: English and Indonesian, without any provider. */
import { createTurns, type CancelSignal } from '#flow'
import { randomBytes } from 'node:crypto'
import type { Accounts, Reservation } from '#accounts'
import type { Metrics } from '#observe'
import type { Body, ResponseBody } from '#operation'
import type { Store } from '#store'
import { reserve } from '../admission/quota.js'
import { publicError } from '../errors.js'
import { CLIENT_LEFT } from '../admission/caller.js'
import { type Caller } from '../admission/caller.js'
import { startMeter } from '../metering/meter.js'
import { readInput, type Texts } from './input.js'
import { exampleOf } from './phrase.js'
import { createPiiFinder, MOST_SPANS, type PiiFinder } from './pii/index.js'
import { CATEGORIES, readRules, WEIGHTS_FOLDER, type Category } from './rule-files.js'
import { readSecondOpinion } from './second-opinion/index.js'
import { flaggedBy, readThresholds, type Thresholds } from './thresholds.js'
import { createJudge, type Judge } from './verdict.js'

export type Moderation = ResponseBody<'createModeration'>
type Result = Moderation['results'][number]

/** What answering needs beside the caller. */
interface Parts {
  accounts: Accounts
  store: Pick<Store, 'journal'>
  metrics: Metrics
}

interface Moderator {
  judge: Judge
  thresholds: Thresholds
  findPii: PiiFinder
}

const ENDPOINT = '/moderations'
const MODEL = 'moderation-rules-en-id'

/** Runs a piece of work to its end, letting others run in between. */
const runInTurns = async <T>(work: Generator<undefined, T>, signal: CancelSignal): Promise<T> => {
  const endTurn = createTurns()
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    await endTurn()
    signal.throwIfAborted()
  }
}

let loading: Promise<Moderator> | undefined

const load = async (): Promise<Moderator> => {
  const findPii = await createPiiFinder()
  const rules = await readRules()
  const opinion = await readSecondOpinion(WEIGHTS_FOLDER, new Set(rules.groupWords))
  const judge = await createJudge(rules, opinion)
  // The first texts of all take several times as long as later ones; the rules' own words are such.
  const examples = rules.entries.map(({ phrase }) => exampleOf(phrase).join(' ')).join('. ')
  await runInTurns(judge(examples), new AbortController().signal)
  return { judge, thresholds: await readThresholds(), findPii }
}

/** Rules, weights and numbering plans take about a second to load, which no start should wait for. */
const moderator = (): Promise<Moderator> =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  }))

const forEachCategory = <T>(value: (category: Category) => T): Record<Category, T> =>
  Object.fromEntries(CATEGORIES.map((category) => [category, value(category)])) as Record<Category, T>

/** The most reasons that a result lists; a text of 100,000 characters may have thousands. */
const MOST_REASONS = 100

interface Asked {
  region: string | null | undefined
  hasReasons: boolean
}

const resultOf = async (
  { judge, thresholds, findPii }: Moderator,
  texts: Texts,
  { region, hasReasons }: Asked,
  signal: CancelSignal,
): Promise<Result> => {
  const { scores, reasons } = await runInTurns(judge(texts.join(' ')), signal)
  const pii: Result['pii'] = []
  for (const [part, text] of texts.entries()) {
    const spans = await runInTurns(findPii(text, region ?? undefined), signal)
    pii.push(...spans.slice(0, MOST_SPANS - pii.length).map((span) => ({ part, ...span })))
  }
  const categories = flaggedBy(thresholds, scores)
  return {
    flagged: Object.values(categories).includes(true),
    categories,
    category_scores: scores,
    category_applied_input_types: forEachCategory(() => ['text'] as ['text']),
    pii,
    ...(hasReasons && { x_reasons: reasons.slice(0, MOST_REASONS) }),
  }
}

/**
 * Judges texts; one request without tokens, with its row in the request log.
 *
 * @throws GatewayError 400 for what is no text or too much of it, 429; or the signal's reason where the caller left
 */
export const moderate = async (
  { input, region, x_reasons: hasReasons }: Body<'createModeration'>,
  { accounts, store, metrics, principal, requestId, startedAt, signal }: Parts & Omit<Caller, 'log'>,
): Promise<Moderation> => {
  let reservation: Reservation | undefined
  const metered = { requestId, principal, endpoint: ENDPOINT, startedAt }
  const meter = startMeter(store.journal, metrics, metered, () => reservation)
  const end = (status: number): Promise<void> => {
    const usage = status === 200 ? { promptTokens: 0, completionTokens: 0, estimated: false } : null
    return meter.settle({ status, model: MODEL, provider: null, usage })
  }
  try {
    const groups = readInput(input)
    reservation = await reserve(accounts, principal, 0)
    const ready = await moderator()
    const results: Result[] = []
    for (const texts of groups)
      results.push(await resultOf(ready, texts, { region, hasReasons: hasReasons === true }, signal))
    await end(200)
    return { id: `modr-${randomBytes(15).toString('base64url')}`, model: MODEL, results }
  } catch (error) {
    await end(signal.aborted ? CLIENT_LEFT : (publicError(error)?.status ?? 500))
    throw error
  }
}
