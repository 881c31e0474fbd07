import { join } from 'node:path'
import { sendCommand } from '#accounts'
import { WORKERS_FOLDER, type Config } from '#config'

/** The other workers of this server; a single process has none. */
export interface Peers {
  /** How many there are beside this one. */
  readonly count: number
  /**
   * Sends a command to every other worker. Gives the answers of those that carried it out: one that is being replaced, or
   * is silent for too long, is left out.
   */
  ask<T>(method: 'GET' | 'POST', path: string, fields?: object): Promise<T[]>
}

const TIMEOUT_MS = 2_000
/** A reload asks every provider for its models. */
const RELOAD_TIMEOUT_MS = 60_000

/** Finds the others by their control sockets, so that nothing of this passes through the primary. */
export const openPeers = ({
  worker,
  workers,
  sharedDir,
}: Pick<Config, 'worker' | 'workers' | 'sharedDir'>): Peers => {
  const others =
    worker === null
      ? []
      : Array.from({ length: workers }, (_, index) => index + 1)
          .filter((each) => each !== worker)
          .map((each) => join(sharedDir, WORKERS_FOLDER, String(each)))

  const askOne = async <T>(dataDir: string, method: string, path: string, fields: object): Promise<T> => {
    const { status, body } = await sendCommand(dataDir, {
      method,
      path,
      fields: method === 'GET' ? null : fields,
      timeoutMs: path === '/reload' ? RELOAD_TIMEOUT_MS : TIMEOUT_MS,
    })
    if (status !== 200) throw new Error(`The worker in ${dataDir} answered ${path} with ${status}: ${body}`)
    // Both ends are of one version.
    return JSON.parse(body) as T
  }

  return {
    count: others.length,
    ask: async <T>(method: 'GET' | 'POST', path: string, fields: object = {}) => {
      const answers = await Promise.allSettled(
        others.map((dataDir) => askOne<T>(dataDir, method, path, fields)),
      )
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    },
  }
}
