import type { AssetRecord, VideoRefusal, VideoTask, VideoTasks } from '#assets'
import type { Logger } from '#observe'
import { GatewayError } from '../errors.js'

/** A video under way that nobody waits for any longer. */
export interface Running {
  /** Rejects with GatewayError where it failed in a way that may be told. */
  asset: Promise<AssetRecord>
  controller: AbortController
  /** Whether the next run of the server, or another server, can go on with it. */
  canResume(): boolean
}

/** Why a video is left to the next run; it is told to nobody. */
export const HANDED_OVER = new Error('the next run goes on with the video')

const BEAT_MS = 20_000

const stopped = (): GatewayError =>
  new GatewayError(
    503,
    'server_error',
    'draining',
    'The server was stopped before the video was ready. Nothing was charged; try again.',
  )

/** A mistake of the caller's, as its reference tells it. */
const refusalOf = ({ status, type, code, options }: GatewayError): VideoRefusal | null =>
  status < 500 ? { status, type, code, param: options.param ?? null } : null

/** A reference that failed stays so: what its request could have tried again has to be ordered again. */
const forGood = (message: string): string => message.replace(/Try again in \d+ s\.$/, 'Order it again.')

/** Videos that go on after the requests that asked for them, with tasks that tell their state. */
export interface Background {
  has(taskId: string): boolean
  follow(task: Pick<VideoTask, 'id'>, running: Running, log: Logger): void
  /** Ends what is under way; the tasks say so where the next run cannot resume it. */
  close(): Promise<void>
}

export const createBackground = (tasks: VideoTasks): Background => {
  const all = new Map<string, { running: Running; ended: Promise<void> }>()
  return {
    has: (taskId) => all.has(taskId),
    follow({ id }, running, log) {
      const { asset, controller } = running
      const note = (what: Promise<void>): Promise<void> =>
        what.catch((error: unknown) =>
          log.warn({ err: error, task: id }, "a video's state could not be written"),
        )
      const beat = setInterval(() => void note(tasks.beat(id)), BEAT_MS)
      const ended = asset
        .then(
          (made) => note(tasks.complete(id, made.id)),
          async (error: unknown) => {
            if (controller.signal.reason === HANDED_OVER) return
            if (error instanceof GatewayError)
              return note(tasks.fail(id, forGood(error.message), refusalOf(error)))
            log.error({ err: error, task: id }, 'a video failed')
            await note(tasks.fail(id, 'Something went wrong on our side.', null))
          },
        )
        .finally(() => {
          clearInterval(beat)
          all.delete(id)
        })
      all.set(id, { running, ended })
    },
    async close() {
      const left = [...all.values()]
      for (const { running } of left) running.controller.abort(running.canResume() ? HANDED_OVER : stopped())
      await Promise.all(left.map(({ ended }) => ended))
    },
  }
}
