import type { Logger } from '#observe'
import type { Store } from '#store'
import type { Spent } from './budget.js'

interface Row {
  provider: string
  minute: string
  day: string
}

/**
 * What each provider was asked in the running UTC minute and day by earlier runs, from the request log.
 *
 * The log names the provider that a request ended with. So it has every answer, every answer that the client left and
 * every stream that broke off for good; it lacks the attempts that another provider made good, those of a request
 * that none could answer, and what else is charged to the same key. A budget can thus be overdrawn after a restart by as
 * many calls as had failed before it; the provider's own 429 then cools it down.
 *
 * A database that is away is logged: the budgets then begin anew.
 *
 * @param providerIds those with a budget
 */
export const readSpent = async (
  { pool, journal }: Pick<Store, 'pool' | 'journal'>,
  log: Logger,
  providerIds: readonly string[],
  now: number,
): Promise<Map<string, Spent>> => {
  if (providerIds.length === 0) return new Map()
  const query = async (): Promise<Row[]> => {
    await journal.flush()
    const { rows } = await pool.query<Row>(
      `SELECT provider, count(*) FILTER (WHERE at >= date_trunc('minute', $1::timestamptz)) AS minute, count(*) AS day
         FROM request_log
        WHERE day = ($1::timestamptz AT TIME ZONE 'UTC')::date AND provider = ANY($2)
        GROUP BY provider`,
      [new Date(now), providerIds],
    )
    return rows
  }
  const rows = await query().catch((error: unknown) => {
    log.warn({ err: error }, 'what the providers were asked before could not be read')
    return []
  })
  return new Map(
    rows.map(({ provider, minute, day }) => [
      provider,
      { at: now, minute: Number(minute), day: Number(day) },
    ]),
  )
}
