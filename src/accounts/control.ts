import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Config } from '#config'
import { socketDirectory } from '#store'
import { ArgumentError, OperatorError, OutcomeUnknownError } from './operator-error.js'
import { PlansError } from './plans-file.js'
import type { Operator, Plane } from './types.js'

/** The name of the control socket in `DATA_DIR`. */
export const CONTROL_SOCKET = 'control.sock'

/** No command needs more. */
const LARGEST_BODY = 64 * 1024

export interface Control {
  /** Stops listening and removes the socket. */
  close(): Promise<void>
}

/** A mistake in the request itself, which a command of the same version never makes. */
export class ControlRequestError extends Error {}

export type Fields = Readonly<Record<string, unknown>>

const readFields = async (request: IncomingMessage): Promise<Fields> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LARGEST_BODY) throw new ControlRequestError(`a body has at most ${LARGEST_BODY} bytes`)
    chunks.push(chunk)
  }
  if (size === 0) return {}
  const parsed: unknown = JSON.parse(Buffer.concat(chunks).toString())
  if (typeof parsed !== 'object' || parsed === null)
    throw new ControlRequestError('the body is not a JSON object')
  return { ...parsed }
}

/** @throws ControlRequestError where it is not a string */
export const textField = (fields: Fields, name: string): string => {
  const value = fields[name]
  if (typeof value !== 'string') throw new ControlRequestError(`${name} must be a string`)
  return value
}

/** @throws ControlRequestError where it is neither a string nor null */
export const optionalTextField = (fields: Fields, name: string): string | null =>
  fields[name] === null ? null : textField(fields, name)

/** How long a list may be. @throws ControlRequestError where it is not a number */
export const limitField = ({ limit }: Fields): number => {
  if (typeof limit !== 'number' || !(limit >= 1)) throw new ControlRequestError('limit must be a number')
  return limit
}

const planeOf = (fields: Fields): Plane => {
  const plane = textField(fields, 'plane')
  if (plane !== 'gateway' && plane !== 'rest') throw new ControlRequestError('plane must be gateway or rest')
  return plane
}

/** What a command does, by its method and path. What it throws goes back to whoever sent it. */
export type ControlCommands = Readonly<Record<string, (fields: Fields) => Promise<unknown>>>

/** The answer to a command whose outcome is not known. */
export const UNKNOWN_OUTCOME = 504
/** The answer to a command that was given something wrong. */
export const WRONG_ARGUMENT = 400

const statusOf = (error: unknown): number => {
  if (error instanceof OutcomeUnknownError) return UNKNOWN_OUTCOME
  if (error instanceof ArgumentError) return WRONG_ARGUMENT
  if (error instanceof OperatorError || error instanceof PlansError) return 422
  return error instanceof ControlRequestError || error instanceof SyntaxError ? WRONG_ARGUMENT : 500
}

/**
 * Listens under `path`, which only the server's own user may connect to from the first moment: the socket gets its mode
 * under an unknown name, and then its real name, replacing one that a crashed server left.
 */
const listenPrivately = async (server: ReturnType<typeof createServer>, dataDir: string): Promise<string> => {
  await mkdir(dataDir, { recursive: true })
  const directory = socketDirectory(dataDir)
  const draft = join(directory, `c-${randomBytes(8).toString('hex')}`)
  server.listen(draft)
  await once(server, 'listening')
  await chmod(draft, 0o600)
  const path = join(directory, CONTROL_SOCKET)
  await rename(draft, path)
  return path
}

/** The answer to a command: JSON, as a value or as the text that another process has made of it. */
export type ControlAnswer = { status: number } & ({ body: unknown } | { text: string })

/** A command as it arrives: its method and path, and what was sent with it. */
type AnswerCommand = (command: string, fields: Fields) => Promise<ControlAnswer>

/**
 * Answers commands on the unix socket `DATA_DIR/control.sock` (HTTP/1.1, JSON both ways), which this user alone may
 * connect to. What `answer` throws goes back to whoever sent the command.
 */
export const listenForCommands = async (dataDir: string, answer: AnswerCommand): Promise<Control> => {
  const send = (response: ServerResponse, { status, ...sent }: ControlAnswer): void => {
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end('text' in sent ? sent.text : JSON.stringify(sent.body))
  }
  const server = createServer((request, response) => {
    readFields(request)
      .then((fields) => answer(`${request.method} ${request.url}`, fields))
      .then(
        (result) => send(response, result),
        (error: unknown) => {
          const message = error instanceof Error ? error.message : String(error)
          send(response, { status: statusOf(error), body: { error: message } })
        },
      )
  })
  const path = await listenPrivately(server, dataDir)

  return {
    close: async () => {
      await rm(path, { force: true })
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/**
 * Serves the operator's commands, so that they act in the memory of this server. `reload` reads the providers again;
 * `others` are the commands of the layers above the accounts.
 */
export const serveControl = (
  config: Pick<Config, 'dataDir'>,
  { operator }: { operator: Operator },
  { reload, others = {} }: { reload: () => Promise<void>; others?: ControlCommands },
): Promise<Control> => {
  const commands: ControlCommands = {
    ...others,
    'POST /keys': async (fields) => {
      const notices: string[] = []
      const request = {
        plane: planeOf(fields),
        plan: textField(fields, 'plan'),
        account: textField(fields, 'account'),
        label: fields['label'] === undefined ? undefined : textField(fields, 'label'),
      }
      const secret = await operator.createKey(request, (notice) => notices.push(notice))
      return { secret, notices }
    },
    'POST /keys/revoke': (fields) => operator.revokeKey(textField(fields, 'key')),
    'POST /accounts/delete': (fields) => operator.deleteAccount(textField(fields, 'account')),
    'GET /keys': async () => ({ keys: await operator.listKeys() }),
    'POST /plans/apply': async () => ({ count: await operator.applyPlans() }),
    'POST /reload': async () => {
      await reload()
      return {}
    },
  }
  return listenForCommands(config.dataDir, async (name, fields) => {
    const command = commands[name]
    if (command === undefined)
      return { status: 404, body: { error: 'The running server does not know this command; restart it' } }
    return { status: 200, body: await command(fields) }
  })
}
