import { randomBytes } from 'node:crypto'
import type { Store } from '#store'
import type { VideoOrder, VideoRequest, VideoTask, VideoTasks } from './types.js'

/** Three beats of a maker that lives. */
const SILENT_MS = 60_000
const INTERRUPTED = 'The server was stopped while it waited for the video. Nothing was charged; ask again.'

interface Row extends VideoTask {
  order: VideoOrder | null
  request: VideoRequest | null
  heartbeatAt: Date
}

const COLUMNS = `id, state, asset_id AS "assetId", message, refusal, created_at AS "createdAt", expires_at AS "expiresAt",
  provider_order AS "order", request, heartbeat_at AS "heartbeatAt"`

const toTask = ({ order: _, request: __, heartbeatAt: ___, ...task }: Row): VideoTask => task

/** @param addressOf the absolute, signed address of a name below `/files` */
export const createVideoTasks = (
  { pool, instance }: Pick<Store, 'pool' | 'instance'>,
  addressOf: (name: string, expiresAt: Date) => string,
): VideoTasks => ({
  async begin(accountId, expiresAt, request) {
    const now = new Date()
    const id = `video_${randomBytes(12).toString('hex')}`
    await pool.query(
      `INSERT INTO video_task (id, account_id, state, created_at, heartbeat_at, expires_at, instance, request)
       VALUES ($1, $2, 'in_progress', $3, $3, $4, $5, $6)`,
      [id, accountId, now, expiresAt, instance, JSON.stringify(request)],
    )
    return {
      id,
      state: 'in_progress',
      assetId: null,
      message: null,
      refusal: null,
      createdAt: now,
      expiresAt,
    }
  },
  async beat(id) {
    await pool.query('UPDATE video_task SET heartbeat_at = $2 WHERE id = $1', [id, new Date()])
  },
  async ordered(id, order) {
    await pool.query('UPDATE video_task SET provider_order = $2 WHERE id = $1', [id, JSON.stringify(order)])
  },
  async complete(id, assetId) {
    await pool.query("UPDATE video_task SET state = 'completed', asset_id = $2 WHERE id = $1", [id, assetId])
  },
  async fail(id, message, refusal) {
    await pool.query("UPDATE video_task SET state = 'failed', message = $2, refusal = $3 WHERE id = $1", [
      id,
      message,
      refusal === null ? null : JSON.stringify(refusal),
    ])
  },
  async claim(whose) {
    const now = new Date()
    const [which, value] =
      whose === 'own'
        ? ['instance = $3', instance]
        : ['heartbeat_at < $3', new Date(now.getTime() - SILENT_MS)]
    const { rows } = await pool.query<Row>(
      `UPDATE video_task SET heartbeat_at = $1, instance = $2
        WHERE state = 'in_progress' AND provider_order IS NOT NULL AND expires_at > $1 AND ${which}
        RETURNING ${COLUMNS}`,
      [now, instance, value],
    )
    return rows.flatMap((row) => (row.order === null ? [] : [{ task: toTask(row), order: row.order }]))
  },
  async failInterrupted() {
    const { rows } = await pool.query<Row>(
      `UPDATE video_task SET state = 'failed', message = $2
        WHERE state = 'in_progress' AND provider_order IS NULL AND instance = $1
        RETURNING ${COLUMNS}`,
      [instance, INTERRUPTED],
    )
    return rows.flatMap((row) => (row.request === null ? [] : [{ task: toTask(row), request: row.request }]))
  },
  async find(id) {
    const { rows } = await pool.query<Row>(`SELECT ${COLUMNS} FROM video_task WHERE id = $1`, [id])
    const [row] = rows
    const now = Date.now()
    if (row === undefined || row.expiresAt.getTime() <= now) return null
    const isLost = row.order === null && row.heartbeatAt.getTime() < now - SILENT_MS
    return row.state === 'in_progress' && isLost
      ? { ...toTask(row), state: 'failed', message: INTERRUPTED }
      : toTask(row)
  },
  addressOf: ({ id, expiresAt }) => addressOf(`videos/${id}`, expiresAt),
})
