import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { isDeepStrictEqual } from 'node:util'
import { transaction } from '#store'
import { OperatorError } from './operator-error.js'
import type { GatewayPlan, Plane, ToolkitPlan } from './types.js'

type PlanOf<P extends Plane> = P extends 'gateway' ? GatewayPlan : ToolkitPlan

/** A plan with what it must still be when it is saved. */
export interface EditedPlan<P extends Plane = Plane> {
  plan: PlanOf<P>
  version: string
}

/** A plan that does not exist yet. */
export type NewPlan<P extends Plane> = Omit<PlanOf<P>, 'rank'>

/** What of a plan can be edited: its id, rank and prefix stay. */
export type PlanChange<P extends Plane> = Omit<PlanOf<P>, 'id' | 'rank' | 'keyPrefix'>

/** Its rank is not counted: it moves when another plan is added before it. */
const versionOf = ({ rank: _, ...settings }: { rank: number }): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')

const read = async <P extends Plane>(pool: Pool, plane: P, id: string): Promise<PlanOf<P> | undefined> => {
  const { rows } = await pool.query<{ settings: PlanOf<P> }>(
    'SELECT settings FROM plan WHERE plane = $1 AND id = $2',
    [plane, id],
  )
  return rows[0]?.settings
}

/** A plan as it is now; `undefined` where there is none. */
export const readPlanForEdit = async <P extends Plane>(
  pool: Pool,
  plane: P,
  id: string,
): Promise<EditedPlan<P> | undefined> => {
  const plan = await read(pool, plane, id)
  return plan === undefined ? undefined : { plan, version: versionOf(plan) }
}

const noPlan = (id: string): OperatorError =>
  new OperatorError(`There is no plan ${JSON.stringify(id)} any more`)

/** The titles of what differs, for whoever was too late. */
const changed = (before: object, now: object): string =>
  Object.entries(now)
    .filter(([name, value]) => !isDeepStrictEqual(value, (before as Record<string, unknown>)[name]))
    .map(([name, value]) => `${name} is ${JSON.stringify(value)} now`)
    .join(', ')

/**
 * Changes a plan, if nobody has changed it since it was read.
 * @param version as it was read
 * @throws OperatorError where somebody has: it says what differs from `change`, and nothing is written
 */
export const savePlan = async <P extends Plane>(
  pool: Pool,
  plane: P,
  { id, version, change }: { id: string; version: string; change: PlanChange<P> },
): Promise<void> => {
  const now = await read(pool, plane, id)
  if (now === undefined) throw noPlan(id)
  const tooLate = (latest: object): OperatorError =>
    new OperatorError(
      `Somebody else has changed this plan since you opened it: ${changed(change, { ...change, ...pick(latest, change) }) || 'to what you entered'}. Nothing was saved. Open the plan in another tab, compare, and save again from there.`,
    )
  if (versionOf(now) !== version) throw tooLate(now)
  // Compared once more in the statement itself: two may come here at once.
  const { rowCount } = await pool.query(
    'UPDATE plan SET settings = $3 WHERE plane = $1 AND id = $2 AND settings = $4',
    [plane, id, JSON.stringify({ ...now, ...change }), JSON.stringify(now)],
  )
  if (rowCount === 0) throw tooLate((await read(pool, plane, id)) ?? now)
}

/** Of one object what another one has too. */
const pick = (from: object, like: object): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in like))

/**
 * Adds a plan behind another one; those behind that one move up.
 * @param after the id of the plan that it follows: the cheapest one stays the first
 * @throws OperatorError where its id is taken, or there is no plan to follow
 */
export const addPlan = <P extends Plane>(
  pool: Pool,
  plane: P,
  { plan, after }: { plan: NewPlan<P>; after: string },
): Promise<void> =>
  transaction(pool, async (client) => {
    // Two who add plans at once would give both the same rank.
    await client.query('LOCK TABLE plan IN SHARE ROW EXCLUSIVE MODE')
    const { rows } = await client.query<{ id: string; rank: number }>(
      'SELECT id, rank FROM plan WHERE plane = $1',
      [plane],
    )
    const previous = rows.find(({ id }) => id === after)
    if (previous === undefined) throw noPlan(after)
    if (rows.some(({ id }) => id === plan.id))
      throw new OperatorError(`There is a plan ${JSON.stringify(plan.id)} already; choose another id`)
    await client.query(
      `UPDATE plan SET rank = rank + 1, settings = jsonb_set(settings, '{rank}', to_jsonb(rank + 1))
       WHERE plane = $1 AND rank > $2`,
      [plane, previous.rank],
    )
    const rank = previous.rank + 1
    await client.query('INSERT INTO plan (plane, id, rank, settings) VALUES ($1, $2, $3, $4)', [
      plane,
      plan.id,
      rank,
      JSON.stringify({ ...plan, rank }),
    ])
  })
