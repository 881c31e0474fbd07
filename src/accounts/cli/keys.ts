import type { Config } from '#config'
import { messageOf } from '#store'
import { ArgumentError, OperatorError, OutcomeUnknownError } from '../operator-error.js'
import type { DeletedAccount, KeyRecord, KeyRequest, Revocation } from '../types.js'
import { parseCommand, type Arguments } from './arguments.js'
import { runCommand, say, withOperator } from './command.js'
import { table, timeOf } from './table.js'

const USAGE = `Usage:
  keys create --plane gateway|rest --plan PLAN --account NAME [--label TEXT]
      Issues a key and prints it, alone, on stdout. It is shown this once. A new account is created; an account
      with another plan on that plane gets the asked one.
  keys revoke KEY
      Ends a key, given whole or by its id (key_...).
  keys list
      Lists all keys, without their secrets. A live key of the previous SECRET_KEY needs SECRET_KEY_PREVIOUS until it
      has been used once.
  keys delete-account NAME --yes
      Deletes an account, given by its name or id, with its keys and everything personal, for good. What was charged
      stays, under a pseudonym. One that was cut off is run again, within a week.`

const COMMANDS = {
  create: {
    required: ['plane', 'plan', 'account'],
    optional: ['label'],
    choices: { plane: ['gateway', 'rest'] },
  },
  revoke: { operands: ['KEY'] },
  list: {},
  'delete-account': { operands: ['NAME'], flags: ['yes'] },
}

const requestOf = ({ option }: Arguments<string>): KeyRequest => ({
  plane: option('plane') === 'rest' ? 'rest' : 'gateway',
  plan: option('plan') ?? '',
  account: option('account') ?? '',
  label: option('label'),
})

const HEADINGS = ['ID', 'PLANE', 'PLAN', 'ACCOUNT', 'LABEL', 'CREATED', 'LAST USED', 'REVOKED', 'SECRET_KEY']

const cells = (key: KeyRecord): string[] => [
  key.id,
  key.plane,
  key.plan,
  key.account,
  key.label ?? '-',
  timeOf(key.createdAt),
  timeOf(key.lastUsedAt),
  timeOf(key.revokedAt),
  key.revokedAt !== null ? '-' : key.isOfCurrentSecret ? 'current' : 'previous',
]

/** @throws what went wrong, with what that means for the key: whoever revokes one is in a hurry */
const revoke = (config: () => Config, key: string): Promise<Revocation> =>
  Promise.resolve()
    .then(() => withOperator(config(), (operator) => operator.revokeKey(key)))
    .catch((error: unknown) => {
      if (error instanceof OutcomeUnknownError) throw error
      const Told = error instanceof ArgumentError ? ArgumentError : OperatorError
      throw new Told(`${messageOf(error)}\nThe key was NOT revoked.`)
    })

const revoked = ({ id, account, plane, wasRevoked, revokedAt }: Revocation): string => {
  const key = `${id}, a ${plane} key of account ${account}`
  return wasRevoked ? `Already revoked at ${timeOf(revokedAt)}: ${key}` : `Revoked ${key}`
}

const deleted = ({ id, name, keys, deletedAt, wasDeleted }: DeletedAccount): string =>
  wasDeleted
    ? `Already deleted at ${timeOf(deletedAt)}: account ${name} (${id}); what was left of it is removed now`
    : `Deleted account ${name} (${id}) with ${keys} live ${keys === 1 ? 'key' : 'keys'}`

runCommand(USAGE, async (args, config) => {
  const command = parseCommand(args, COMMANDS)
  if (command.name === 'create') {
    const request = requestOf(command)
    const secret = await withOperator(config(), (operator) => operator.createKey(request, say), {
      isNewPlaceFine: true,
    })
    process.stdout.write(`${secret}\n`)
  } else if (command.name === 'revoke') {
    const [key = ''] = command.operands
    say(revoked(await revoke(config, key)))
  } else if (command.name === 'delete-account') {
    const [account = ''] = command.operands
    say(deleted(await withOperator(config(), (operator) => operator.deleteAccount(account))))
  } else {
    const keys = await withOperator(config(), (operator) => operator.listKeys())
    process.stdout.write(`${table(HEADINGS, keys.map(cells))}\n`)
  }
})
