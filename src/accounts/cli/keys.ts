import type { Config } from '#config'
import { messageOf } from '#store'
import { ArgumentError, OperatorError, OutcomeUnknownError } from '../operator-error.js'
import type { DeletedAccount, KeyRecord, KeyRequest, Revocation } from '../types.js'
import { parseCommand, type Arguments } from './arguments.js'
import { runCommand, say, withOperator } from './command.js'
import { table, timeOf } from './table.js'

const USAGE = `Usage:
  keys create --plane gateway|rest --plan PLAN --account NAME [--label TEXT]
      Creates a key and prints it, and nothing else, on stdout. It is not shown again. Creates the account if it is
      new; if the account has another plan on that plane, changes its plan.
  keys revoke KEY
      Revokes a key, given in full or by its id (key_...).
  keys list
      Lists all keys, without their secrets. A live key listed under the previous SECRET_KEY needs
      SECRET_KEY_PREVIOUS until it has been used once.
  keys delete-account NAME --yes
      Permanently deletes an account, given by name or id, with its keys and all personal data. What was charged is
      kept under a pseudonym. If a deletion is interrupted, run it again within a week.`

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
