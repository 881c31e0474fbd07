import type { Assets } from '#assets'
import { NO_FILE, type FileSource } from './source.js'

const RETRY_AFTER_S = 5

/** As the answer that gave the reference has its times. */
const unixSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/**
 * The state of a video that is being made, as JSON with 202, and of one that failed: with the status of the caller's own
 * mistake where it was one, else with 502; then the video itself.
 */
export const createVideoSource =
  ({ videoTasks }: Pick<Assets, 'videoTasks'>, assetSource: FileSource): FileSource =>
  async (ctx, id) => {
    const task = await videoTasks.find(id)
    if (task === null) return NO_FILE
    if (task.state === 'completed') return task.assetId === null ? NO_FILE : assetSource(ctx, task.assetId)
    ctx.set('Cache-Control', 'private, no-store')
    const isOpen = task.state === 'in_progress'
    if (isOpen) ctx.set('Retry-After', String(RETRY_AFTER_S))
    else ctx.set('X-Should-Retry', 'false')
    ctx.status = isOpen ? 202 : (task.refusal?.status ?? 502)
    const failure = task.refusal ?? { type: 'server_error', param: null, code: 'video_failed' }
    ctx.body = {
      id: task.id,
      object: 'video',
      status: task.state,
      created_at: unixSeconds(task.createdAt),
      expires_at: unixSeconds(task.expiresAt),
      error: isOpen
        ? null
        : { message: task.message, type: failure.type, param: failure.param, code: failure.code },
    }
    return null
  }
