import { findServer } from '../control-client.js'
import { OperatorError } from '../operator-error.js'
import { requireNone } from './arguments.js'
import { runCommand, say } from './command.js'

const USAGE = `Usage:
  reload
      Makes the running server reread its providers file.`

runCommand(USAGE, async (args, config) => {
  requireNone(args)
  const { dataDir } = config()
  const server = await findServer(dataDir)
  if (server === null) throw new OperatorError(`No server runs in DATA_DIR ${dataDir}`)
  await server.reload()
  say('Reloaded')
})
