/** What a worker wants of the permits that all workers share: one of so many, or to give some back. */
export type PermitRequest = { kind: 'permits'; name: string } & ({ limit: number } | { returned: number })

/** What the primary says to that: it may use so many more, or is to give back what it can spare. */
export type PermitOrder =
  { order: 'lent'; name: string; permits: number } | { order: 'give back'; name: string }

/** What a worker tells its primary. */
export type WorkerReport =
  | PermitRequest
  | { kind: 'started'; url: string; adminUrl: string }
  /** Its own part is done: every provider was asked for its models, or has had its time. */
  | { kind: 'ready' }
  /** It cannot start; the lines say why. */
  | { kind: 'failed'; problems: readonly string[] }

/** Whether a message is a report: what is loaded into a process for measurements may send others. */
export const isReport = (message: unknown): message is WorkerReport =>
  typeof message === 'object' && message !== null && 'kind' in message

/** What a primary tells its workers: to drain and end, that all of them are ready, and of permits. */
export type PrimaryOrder = 'stop' | 'all ready' | PermitOrder

/** The environment's variable that says which worker a process is. */
export const WORKER_VARIABLE = 'GATEWAY_WORKER'

/** Sends a report to the primary; resolves when it is on its way. Nobody listens where the primary is gone. */
export const reportTo = (primary: Pick<NodeJS.Process, 'send'>, report: WorkerReport): Promise<void> =>
  new Promise((resolve) => {
    if (primary.send === undefined) return resolve()
    primary.send(report, undefined, {}, () => resolve())
  })
