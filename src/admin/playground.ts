import type { Accounts, Plane, Principal } from '#accounts'
import type { StreamReply } from '#operation'
import type { FeatureForms } from '#published'
import type { Store } from '#store'
import { AdminError } from './errors.js'

/**
 * The account on which operators try things out: an account like others, with a log and a cost of its own, so that no
 * customer pays for it. It is made when it is first needed, with the plans of operators.
 */
export const PLAYGROUND_ACCOUNT = 'operator-playground'
const OPERATORS_PLAN = 'unlimited'
/** Of the account's keys, whose secrets nobody has. */
const LABEL = 'playground'

/** A question for a model. */
export interface Question {
  model: string
  messages: readonly { role: 'system' | 'user' | 'assistant'; content: string }[]
  temperature?: number | undefined
  maxTokens?: number | undefined
}

/** An answer of the toolkit. */
export interface FeatureAnswer {
  status: number
  /** Its envelope as JSON. */
  text: string
}

/** What the playground is played with: the same router and toolkit as callers have. */
export interface Playground {
  features: FeatureForms & { find: (words: string) => Promise<string[]> }
  /**
   * Begins to stream a chat completion. @throws AdminError where the question is none, or no model can answer it
   */
  ask: (question: Question) => Promise<StreamReply>
  /** Calls a feature as a GET of its address would. @param parameters as they would stand in the query */
  call: (feature: string, parameters: Readonly<Record<string, string>>) => Promise<FeatureAnswer>
}

/** @throws AdminError 404 */
export const noFeature = (): never => {
  throw new AdminError(
    'not_found',
    'The toolkit has no such feature. Find one under Toolkit in the playground.',
  )
}

/** The account's plan on a plane, and its key there; without a key `null`, without an account nothing. */
const FIND = `
  SELECT CASE $2 WHEN 'gateway' THEN a.plan ELSE a.toolkit_plan END AS plan,
    (SELECT k.id FROM api_key k
     WHERE k.account_id = a.id AND k.plane = $2 AND k.label = $3 AND k.revoked_at IS NULL AND k.ends_at IS NULL
     ORDER BY k.created_at LIMIT 1) AS key
  FROM account a WHERE a.name = $1`

/**
 * The holder of the playground's key of a plane; account and key are made where there are none.
 * @throws AdminError where the account is suspended
 */
export const playgroundPrincipal = async (
  { store, accounts }: { store: Pick<Store, 'pool'>; accounts: Accounts },
  plane: Plane,
): Promise<Principal> => {
  const find = async (): Promise<{ plan: string; key: string | null } | undefined> => {
    const { rows } = await store.pool.query<{ plan: string; key: string | null }>(FIND, [
      PLAYGROUND_ACCOUNT,
      plane,
      LABEL,
    ])
    return rows[0]
  }
  let found = await find()
  if (found === undefined) {
    const plans = { plan: OPERATORS_PLAN, toolkitPlan: OPERATORS_PLAN }
    await accounts.manager.create({ name: PLAYGROUND_ACCOUNT, ...plans }).catch(async (error: unknown) => {
      // Two may be the first at once.
      if ((await find()) === undefined) throw error
    })
  }
  if ((found?.key ?? null) === null) {
    const plan = found?.plan ?? OPERATORS_PLAN
    await accounts.operator.createKey({ plane, plan, account: PLAYGROUND_ACCOUNT, label: LABEL })
    found = await find()
  }
  const principal = accounts.principalOf(found?.key ?? '')
  if (principal === undefined)
    throw new AdminError('unavailable', 'The key of the playground is not known here yet. Try again shortly.')
  if (principal.account.status === 'suspended')
    throw new AdminError(
      'refused',
      `The account ${PLAYGROUND_ACCOUNT} is suspended. Make it active again on its page first.`,
    )
  return principal
}
