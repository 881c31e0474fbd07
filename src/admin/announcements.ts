import { asOperatorError, OperatorError, randomBase62 } from '#accounts'
import { emitEvent } from '#events'
import { transaction, type Store } from '#store'

/** A notice to everybody. */
export interface Announcement {
  id: string
  kind: 'maintenance' | 'incident' | 'launch'
  title: string
  body: string
  startsAt: Date
  /** `null` is never. */
  endsAt: Date | null
}

const ID_DIGITS = 16
const LISTED = 200

/** All announcements, the latest start first; at most 200. */
export const listAnnouncements = async ({ pool }: Pick<Store, 'pool'>): Promise<Announcement[]> => {
  const { rows } = await pool.query<Announcement>(
    `SELECT id, kind, title, body, starts_at AS "startsAt", ends_at AS "endsAt" FROM announcement
     ORDER BY starts_at DESC, id DESC LIMIT $1`,
    [LISTED],
  )
  return rows
}

/** A time as its field in a form has it, `2026-11-23T14:30` in UTC. @returns no valid date for a day that does not exist */
export const readInstant = (text: string): Date => {
  const at = new Date(`${text}Z`)
  // A February 30 is read as March 2.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? at : new Date(Number.NaN)
}

/**
 * Publishes an announcement, and tells every webhook that subscribes to announcements.
 * @throws OperatorError where it would end before it starts, or has ended
 */
export const publishAnnouncement = async (
  { pool, place }: Pick<Store, 'pool' | 'place'>,
  announcement: Omit<Announcement, 'id'>,
): Promise<string> => {
  const { kind, title, body, startsAt, endsAt } = announcement
  if (Number.isNaN(startsAt.getTime()) || Number.isNaN(endsAt?.getTime() ?? 0))
    throw new OperatorError('The start and the end must be days and times that exist')
  if (endsAt !== null && endsAt <= startsAt) throw new OperatorError('The end must be later than the start')
  if (endsAt !== null && endsAt.getTime() <= Date.now()) throw new OperatorError('The end is in the past')
  const id = `ann_${randomBase62(ID_DIGITS)}`
  await transaction(pool, async (client) => {
    await client.query(
      'INSERT INTO announcement (id, kind, title, body, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [id, kind, title, body, startsAt, endsAt],
    )
    await emitEvent(client, {
      accountId: null,
      type: 'announcement.published',
      data: {
        id,
        kind,
        title,
        body,
        starts_at: startsAt.toISOString(),
        ends_at: endsAt?.toISOString() ?? null,
      },
    })
  }).catch((error: unknown) => {
    throw asOperatorError(error, place)
  })
  return id
}

/** Ends an announcement now; one that has not begun is deleted. @returns whether there is one that had not ended */
export const endAnnouncement = async ({ pool }: Pick<Store, 'pool'>, id: string): Promise<boolean> => {
  const deleted = await pool.query('DELETE FROM announcement WHERE id = $1 AND starts_at >= now()', [id])
  if (deleted.rowCount !== 0) return true
  const { rowCount } = await pool.query(
    'UPDATE announcement SET ends_at = now() WHERE id = $1 AND coalesce(ends_at > now(), true)',
    [id],
  )
  return rowCount !== 0
}
