import { parseCommand, runCommand, say } from '#accounts/cli'
import { createLogger } from '#observe'
import { checkBackup } from '../read.js'
import { restoreBackup } from '../restore.js'
import { fileOf, stopSignal, summaryOf } from './words.js'

const USAGE = `Usage:
  restore FILE
      Puts a backup into an empty place: a DATA_DIR without a database, or the empty database of DATABASE_URL. All of it is
      restored, or nothing.
  restore FILE --check
      Only reads FILE through, and says whether it is whole.`

const COMMANDS = {
  restore: { operands: ['FILE'] },
  check: { operands: ['FILE'], flags: ['check'] },
}

runCommand(USAGE, async (args, config) => {
  const { name, operands } = parseCommand([args.includes('--check') ? 'check' : 'restore', ...args], COMMANDS)
  const path = fileOf(operands[0] ?? '')
  const signal = stopSignal()
  if (name === 'check') {
    const { header, totals } = await checkBackup(path, signal)
    return say(`${path} is whole: ${summaryOf(totals)}, of ${header.createdAt}, release ${header.release}`)
  }
  const loaded = config()
  const log = createLogger('warn', process.stderr)
  const { header, totals } = await restoreBackup(path, { config: loaded, log, signal, say })
  say(
    `Restored ${summaryOf(totals)} of ${header.createdAt} into ${loaded.databaseUrl === null ? `DATA_DIR ${loaded.dataDir}` : 'the database of DATABASE_URL'}`,
  )
})
