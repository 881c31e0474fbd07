import { join } from 'node:path'
import {
  listenForCommands,
  OperatorError,
  sendCommand,
  type Control,
  type ControlAnswer,
  type Fields,
} from '#accounts'
import { WORKERS_FOLDER, type Config } from '#config'

/** A backup of a large database takes long; whoever sent the command has a time-out of its own. */
const TIMEOUT_MS = 3_600_000
const REFRESH_TIMEOUT_MS = 10_000
/** Until a worker is replaced. */
const NOBODY = { status: 422, body: { error: 'No worker of the server runs now; try again in some seconds' } }

/** The control socket of a server with workers. */
export interface Relay extends Control {
  /** Has every worker read the providers file again. @throws OperatorError with what is wrong with it */
  reload(): Promise<void>
}

/**
 * Serves the operator's commands on the socket of the whole server. One worker carries a command out, and the others take
 * over what it changed before it is answered; a reload is for all of them.
 *
 * @param running numbers of the workers that serve now
 */
export const relayCommands = async (
  { sharedDir }: Pick<Config, 'sharedDir'>,
  running: () => number[],
): Promise<Relay> => {
  const send = async (
    worker: number,
    command: string,
    fields: Fields,
    timeoutMs: number,
  ): Promise<ControlAnswer> => {
    const [method = '', path = ''] = command.split(' ')
    const { status, body } = await sendCommand(join(sharedDir, WORKERS_FOLDER, String(worker)), {
      method,
      path,
      fields: method === 'GET' ? null : fields,
      timeoutMs,
    })
    return { status, text: body }
  }

  const reload = async (workers: readonly number[], fields: Fields): Promise<ControlAnswer> => {
    const answers = await Promise.all(
      workers.map((worker) => send(worker, 'POST /reload', fields, TIMEOUT_MS)),
    )
    return answers.find(({ status }) => status !== 200) ?? answers[0] ?? NOBODY
  }

  const control = await listenForCommands(sharedDir, async (command, fields) => {
    const [first, ...others] = running()
    if (first === undefined) return NOBODY
    if (command === 'POST /reload') return reload([first, ...others], fields)
    const answer = await send(first, command, fields, TIMEOUT_MS)
    // One that is being replaced reads everything when it starts.
    if (command.startsWith('POST '))
      await Promise.allSettled(
        others.map((worker) => send(worker, 'POST /worker/refresh', {}, REFRESH_TIMEOUT_MS)),
      )
    return answer
  })
  return {
    ...control,
    reload: async () => {
      const answer = await reload(running(), {})
      if (answer.status === 200) return
      const { error } = 'text' in answer ? (JSON.parse(answer.text) as { error: string }) : NOBODY.body
      throw new OperatorError(error)
    },
  }
}
