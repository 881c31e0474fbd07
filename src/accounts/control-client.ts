import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { socketDirectory } from '#store'
import { CONTROL_SOCKET, UNKNOWN_OUTCOME, WRONG_ARGUMENT } from './control.js'
import { ArgumentError, OperatorError, OutcomeUnknownError } from './operator-error.js'
import type { DeletedAccount, KeyRecord, Operator, Revocation } from './types.js'

/** A reload asks every provider for its models; hardly anything takes longer. */
const TIMEOUT_MS = 60_000

/** A running server, as seen by the operator's commands. */
export interface RemoteServer {
  operator: Operator
  /**
   * Sends a command to the layers above the accounts; JSON both ways.
   *
   * @param timeoutMs how long the server may be silent
   * @throws OperatorError with the server's message
   */
  ask<T>(method: 'GET' | 'POST', path: string, fields: object | null, timeoutMs?: number): Promise<T>
  /** Reads the providers again; rejects with the server's message. */
  reload(): Promise<void>
}

/** What a server says to a command: its JSON as text. */
export interface Answer {
  status: number
  body: string
}

interface Sent {
  method: string
  path: string
  fields: object | null
  /** How long the server may be silent. */
  timeoutMs: number
}

/** The control socket of the server in a data directory. */
const socketOf = (dataDir: string): string => join(socketDirectory(dataDir), CONTROL_SOCKET)

/**
 * Sends one command to the server in a data directory. One that goes away, or is silent for too long, may have done it all
 * the same. @throws OutcomeUnknownError
 */
export const sendCommand = (dataDir: string, { method, path, fields, timeoutMs }: Sent): Promise<Answer> =>
  new Promise((resolve, rejectWith) => {
    const socketPath = socketOf(dataDir)
    const reject = ({ message }: Error): void =>
      rejectWith(
        new OutcomeUnknownError(`The running server went away before it answered (${message}); run it again`),
      )
    const outgoing = request({ socketPath, method, path, timeout: timeoutMs }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      response.on('error', reject)
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)))
    outgoing.on('error', reject)
    outgoing.end(fields === null ? undefined : JSON.stringify(fields))
  })

const isListening = (socketPath: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = connect(socketPath)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false)
      else reject(new OperatorError(`${socketPath}: the running server cannot be reached (${error.message})`))
    })
  })

/** The same keys with dates, which are text in JSON. */
const dated = <K extends KeyRecord>(key: K): K => {
  const date = (value: Date | null) => (value === null ? null : new Date(value))
  return {
    ...key,
    createdAt: new Date(key.createdAt),
    lastUsedAt: date(key.lastUsedAt),
    revokedAt: date(key.revokedAt),
  }
}

/** The server that runs in a data directory, or null when none does. */
export const findServer = async (dataDir: string): Promise<RemoteServer | null> => {
  const socketPath = socketOf(dataDir)
  if (!(await isListening(socketPath))) return null

  // Both ends are of one version: what the server sends has the type that it has here.
  const ask = async <T>(
    method: string,
    path: string,
    fields: object | null,
    timeoutMs = TIMEOUT_MS,
  ): Promise<T> => {
    const { status, body } = await sendCommand(dataDir, { method, path, fields, timeoutMs })
    const answer = JSON.parse(body) as T & { error?: string }
    if (status === 200) return answer
    const message = answer.error ?? `The server answered with status ${status}`
    if (status === UNKNOWN_OUTCOME) throw new OutcomeUnknownError(message)
    throw status === WRONG_ARGUMENT ? new ArgumentError(message) : new OperatorError(message)
  }

  return {
    operator: {
      createKey: async (key, notify = () => undefined) => {
        const { secret, notices } = await ask<{ secret: string; notices: string[] }>('POST', '/keys', key)
        notices.forEach(notify)
        return secret
      },
      revokeKey: async (key) => dated(await ask<Revocation>('POST', '/keys/revoke', { key })),
      deleteAccount: async (account) => {
        const deleted = await ask<DeletedAccount>('POST', '/accounts/delete', { account })
        return { ...deleted, deletedAt: new Date(deleted.deletedAt) }
      },
      listKeys: async () => (await ask<{ keys: KeyRecord[] }>('GET', '/keys', null)).keys.map(dated),
      applyPlans: async () => (await ask<{ count: number }>('POST', '/plans/apply', {})).count,
    },
    ask,
    reload: async () => {
      await ask('POST', '/reload', {})
    },
  }
}
