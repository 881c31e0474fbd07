import { parseCommand, runCommand, say } from '#accounts/cli'
import { createLogger } from '#observe'
import { checkBackup } from '../read.js'
import { restoreBackup } from '../restore.js'
import { fileOf, stopSignal, summaryOf } from './words.js'

const USAGE = `Usage:
  restore FILE
      Restores a backup to an empty target: a DATA_DIR without a database, or an empty database in DATABASE_URL. Either
      all of it is restored, or nothing.
  restore FILE --check
      Only reads the whole FILE and reports whether it is intact.`

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
    return say(`${path} is intact: ${summaryOf(totals)}, from ${header.createdAt}, release ${header.release}`)
  }
  const loaded = config()
  const log = createLogger('warn', process.stderr)
  const { header, totals } = await restoreBackup(path, { config: loaded, log, signal, say })
  say(
    `Restored ${summaryOf(totals)} from ${header.createdAt} to ${loaded.databaseUrl === null ? `DATA_DIR ${loaded.dataDir}` : 'the database of DATABASE_URL'}`,
  )
})
