import type { Pool, PoolClient } from 'pg'
import { transaction } from '#store'
import { PlansError, readPlansFile, type Plans } from './plans-file.js'
import type { GatewayPlan, ToolkitPlan } from './types.js'

interface PlanRow {
  plane: 'gateway' | 'rest'
  id: string
  rank: number
  settings: GatewayPlan | ToolkitPlan
}

const rowsOf = ({ gateway, toolkit }: Plans): PlanRow[] => [
  ...gateway.map((plan): PlanRow => ({ plane: 'gateway', id: plan.id, rank: plan.rank, settings: plan })),
  ...toolkit.map((plan): PlanRow => ({ plane: 'rest', id: plan.id, rank: plan.rank, settings: plan })),
]

/** Puts plans into the table; those of the same id are overwritten. */
const write = async (client: PoolClient, plans: Plans): Promise<void> => {
  await client.query(
    `INSERT INTO plan (plane, id, rank, settings)
     SELECT plane, id, rank, settings FROM jsonb_to_recordset($1) AS row (plane text, id text, rank integer, settings jsonb)
     ON CONFLICT (plane, id) DO UPDATE SET rank = excluded.rank, settings = excluded.settings`,
    [JSON.stringify(rowsOf(plans))],
  )
}

/**
 * Fills the plan table from the file where it is empty; a table with plans rules, and the file is not read then.
 * @throws PlansError
 */
export const seedPlans = async (pool: Pool, file: string): Promise<void> => {
  const { rowCount } = await pool.query('SELECT FROM plan LIMIT 1')
  if (rowCount !== 0) return
  const plans = await readPlansFile(file)
  await transaction(pool, async (client) => {
    // Servers that start together: the second waits here and then finds the first one's plans.
    await client.query('LOCK TABLE plan IN SHARE ROW EXCLUSIVE MODE')
    const { rowCount: seeded } = await client.query('SELECT FROM plan LIMIT 1')
    if (seeded === 0) await write(client, plans)
  })
}

const ORPHANS = `
  SELECT name, missing FROM (
    SELECT name, 'gateway plan ' || plan AS missing FROM account
    WHERE NOT EXISTS (SELECT FROM plan p WHERE p.plane = 'gateway' AND p.id = account.plan)
    UNION ALL
    SELECT name, 'toolkit plan ' || toolkit_plan FROM account
    WHERE NOT EXISTS (SELECT FROM plan p WHERE p.plane = 'rest' AND p.id = account.toolkit_plan)
  ) AS orphan ORDER BY name LIMIT 20`

/**
 * Makes the plan table what the file says: plans are added, overwritten and removed.
 * @returns how many plans there are now
 * @throws PlansError that names every mistake in the file, and every plan that would go while accounts have it (the first 20)
 */
export const applyPlansFile = async (pool: Pool, file: string): Promise<number> => {
  const plans = await readPlansFile(file)
  await transaction(pool, async (client) => {
    // Accounts must not take up a plan that is just going.
    await client.query('LOCK TABLE account IN SHARE ROW EXCLUSIVE MODE')
    await client.query('DELETE FROM plan')
    await write(client, plans)
    const { rows } = await client.query<{ name: string; missing: string }>(ORPHANS)
    if (rows.length > 0) {
      const problems = rows.map(
        ({ name, missing }) => `${file}: account ${name} has the ${missing}, which is not in the file`,
      )
      throw new PlansError(problems)
    }
  })
  return plans.gateway.length + plans.toolkit.length
}

/** The plans of the database, each list from the cheapest up. They were checked when they were written. */
export const readPlans = async (client: Pick<PoolClient, 'query'>): Promise<Plans> => {
  const { rows } = await client.query<PlanRow>(
    'SELECT plane, id, rank, settings FROM plan ORDER BY plane, rank, id',
  )
  const ofPlane = (plane: PlanRow['plane']) =>
    rows.filter((row) => row.plane === plane).map(({ settings }) => settings)
  return { gateway: ofPlane('gateway') as GatewayPlan[], toolkit: ofPlane('rest') as ToolkitPlan[] }
}
