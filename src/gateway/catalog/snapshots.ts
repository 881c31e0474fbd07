import { createHash } from 'node:crypto'
import { createTurns } from '#flow'
import type { Logger } from '#observe'
import type { Store } from '#store'
import type { UpstreamModel } from '../providers/upstream.js'

/** Keeps every provider's last good list over restarts. */
export interface Snapshots {
  /** Lists by provider id; none where the database is away. */
  load(): Promise<Map<string, { models: UpstreamModel[]; fetchedAt: number }>>
  save(providerId: string, models: readonly UpstreamModel[], fetchedAt: number): Promise<void>
}

/** A provider that is only switched off for a while finds its list again. */
const GONE_AFTER_DAYS = 7

interface Row {
  provider_id: string
  models: UpstreamModel[]
  fetched_at: Date
}

const RENEW = 'UPDATE catalog_snapshot SET fetched_at = $2 WHERE provider_id = $1'
const WRITE = `
  INSERT INTO catalog_snapshot (provider_id, fetched_at, models) VALUES ($1, $2, $3::jsonb)
  ON CONFLICT (provider_id) DO UPDATE SET models = excluded.models, fetched_at = excluded.fetched_at`

/** Forgets lists that nobody has renewed for long before `now` (milliseconds): their providers are gone. @returns how many */
export const purgeSnapshots = async ({ pool }: Pick<Store, 'pool'>, now: number): Promise<number> => {
  const { rowCount } = await pool.query(
    "DELETE FROM catalog_snapshot WHERE fetched_at < $1::timestamptz - $2 * interval '1 day'",
    [new Date(now), GONE_AFTER_DAYS],
  )
  return rowCount ?? 0
}

/** A list as JSON, a few milliseconds at a time. */
const toJson = async (models: readonly UpstreamModel[]): Promise<string> => {
  const turn = createTurns()
  const texts: string[] = []
  for (const model of models) {
    texts.push(JSON.stringify(model))
    await turn()
  }
  return `[${texts.join(',')}]`
}

/** Snapshots in table `catalog_snapshot`. A database that is away is logged: the catalog lives on in memory. */
export const createSnapshots = ({ pool }: Pick<Store, 'pool'>, log: Logger): Snapshots => {
  /** By provider, the hash of the list that is stored: lists are long and seldom change. */
  const stored = new Map<string, string>()
  return {
    async load() {
      const rows = await pool.query<Row>('SELECT provider_id, models, fetched_at FROM catalog_snapshot').then(
        (result) => result.rows,
        (error: unknown) => {
          log.warn({ err: error }, 'the stored catalog could not be read')
          return []
        },
      )
      return new Map(
        rows.map(({ provider_id: id, models, fetched_at: at }) => [id, { models, fetchedAt: at.getTime() }]),
      )
    },
    async save(providerId, models, fetchedAt) {
      const text = await toJson(models)
      const hash = createHash('sha256').update(text).digest('base64')
      const at = new Date(fetchedAt)
      const write = async (): Promise<void> => {
        const isKnown = stored.get(providerId) === hash
        const renewed = isKnown ? await pool.query(RENEW, [providerId, at]) : null
        // It may have been forgotten meanwhile.
        if (renewed?.rowCount !== 1) await pool.query(WRITE, [providerId, at, text])
      }
      await write().then(
        () => stored.set(providerId, hash),
        (error: unknown) => log.warn({ err: error, provider: providerId }, 'the catalog could not be stored'),
      )
    },
  }
}
