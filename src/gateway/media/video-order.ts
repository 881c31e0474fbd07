import type { VideoOrder, VideoTasks } from '#assets'
import type { Logger } from '#observe'

/** What is known of an order while its video is made. */
export interface OrderBook {
  /** Resolves when a provider has taken an order for the first time. */
  readonly taken: Promise<void>
  /** An attempt begins: what another provider was asked for no longer counts. */
  begin(): void
  /** @param order null for one that cannot be asked about again */
  take(order: VideoOrder | null): void
  /** From now on the orders are written to this task. */
  noteIn(taskId: string): void
  /** Whether the running order is recorded in a task. */
  isNoted(): boolean
}

export const createOrderBook = (tasks: VideoTasks, log: Logger): OrderBook => {
  let order: VideoOrder | null = null
  let noted: VideoOrder | null = null
  let task: string | null = null
  let tell = (): void => undefined
  const taken = new Promise<void>((resolve) => (tell = resolve))

  const note = async (): Promise<void> => {
    if (order === null || task === null) return
    const written = order
    await tasks.ordered(task, written).then(
      () => (noted = written),
      (error: unknown) => log.warn({ err: error, task }, 'the order of a video could not be written'),
    )
  }
  return {
    taken,
    begin: () => void (order = null),
    take(next) {
      order = next
      tell()
      void note()
    },
    noteIn(taskId) {
      task = taskId
      void note()
    },
    isNoted: () => order !== null && noted === order,
  }
}
