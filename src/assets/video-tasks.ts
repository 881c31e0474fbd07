import { randomBytes } from 'node:crypto'
import type { Store } from '#store'
import type { VideoTask, VideoTasks } from './types.js'

/** Three beats of a maker that lives. */
const SILENT_MS = 60_000
const INTERRUPTED = 'The server was stopped while it waited for the video. Nothing was charged; ask again.'

/** @param addressOf the absolute, signed address of a name below `/files` */
export const createVideoTasks = (
  { prisma }: Store,
  addressOf: (name: string, expiresAt: Date) => string,
): VideoTasks => ({
  async begin(accountId, expiresAt) {
    const now = new Date()
    const task = {
      id: `video_${randomBytes(12).toString('hex')}`,
      state: 'in_progress' as const,
      assetId: null,
      message: null,
      createdAt: now,
      expiresAt,
    }
    await prisma.videoTask.create({ data: { ...task, accountId, heartbeatAt: now } })
    return task
  },
  async beat(id) {
    await prisma.videoTask.updateMany({ where: { id }, data: { heartbeatAt: new Date() } })
  },
  async complete(id, assetId) {
    await prisma.videoTask.updateMany({ where: { id }, data: { state: 'completed', assetId } })
  },
  async fail(id, message) {
    await prisma.videoTask.updateMany({ where: { id }, data: { state: 'failed', message } })
  },
  async find(id) {
    const row = await prisma.videoTask.findUnique({ where: { id } })
    const now = Date.now()
    if (row === null || row.expiresAt.getTime() <= now) return null
    const { assetId, message, createdAt, expiresAt } = row
    const task = { id, assetId, message, createdAt, expiresAt }
    const isSilent = row.heartbeatAt.getTime() < now - SILENT_MS
    return row.state === 'in_progress' && isSilent
      ? { ...task, state: 'failed', message: INTERRUPTED }
      : { ...task, state: row.state as VideoTask['state'] }
  },
  addressOf: ({ id, expiresAt }) => addressOf(`videos/${id}`, expiresAt),
})
