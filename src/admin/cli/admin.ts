import { inPlace, parseCommand, runCommand, say } from '#accounts/cli'
import { resetAdminPassword } from '../commands.js'

const USAGE = `Usage:
  admin reset-password
      Makes a new password for the operator's pages (/admin), prints it, alone, on stdout, and signs everybody out. It is
      shown this once.`

runCommand(USAGE, async (args, config) => {
  parseCommand(args, { 'reset-password': {} })
  const settings = config()
  const password = await inPlace(settings, {
    remote: async ({ ask }) =>
      (await ask<{ password: string }>('POST', '/admin/reset-password', {})).password,
    alone: (store) => resetAdminPassword(settings, store),
  })
  process.stdout.write(`${password}\n`)
  say('Everybody is signed out')
})
