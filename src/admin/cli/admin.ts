import { inPlace, parseCommand, runCommand, say } from '#accounts/cli'
import { resetAdminPassword } from '../commands.js'

const USAGE = `Usage:
  admin reset-password
      Generates a new password for the dashboard (/admin), prints it, and nothing else, on stdout, and signs everyone
      out. It is not shown again.`

runCommand(USAGE, async (args, config) => {
  parseCommand(args, { 'reset-password': {} })
  const settings = config()
  const password = await inPlace(settings, {
    remote: async ({ ask }) =>
      (await ask<{ password: string }>('POST', '/admin/reset-password', {})).password,
    alone: (store) => resetAdminPassword(settings, store),
  })
  process.stdout.write(`${password}\n`)
  say('Everyone is signed out')
})
