import { parseCommand, runCommand, say } from '#accounts/cli'
import { backUp } from '../backup.js'
import { newFileOf, stopSignal, summaryOf } from './words.js'

const USAGE = `Usage:
  backup FILE
      Writes the whole database, the secret and the generated files to a new file. If it fails, it leaves no file behind.
      The server may be running. If FILE is a folder, the new file in it is named after the time.`

runCommand(USAGE, async (args, config) => {
  const { operands } = parseCommand(['backup', ...args], { backup: { operands: ['FILE'] } })
  const path = newFileOf(operands[0] ?? '')
  const loaded = config()
  const totals = await backUp(path, loaded, stopSignal())
  say(`Backed up ${summaryOf(totals)} to ${path}`)
  if (totals.missing > 0)
    say(
      totals.missing === 1
        ? '1 generated file expired in the meantime and is not in it'
        : `${totals.missing} generated files expired in the meantime and are not in it`,
    )
  if (loaded.s3 !== null) say(`Generated files are in the S3 bucket ${loaded.s3.bucket} and not in it`)
  say(
    loaded.secretKey === null
      ? 'It contains the secret key and personal data: keep it where nobody else can read it'
      : 'It contains personal data but not SECRET_KEY, without which its keys do not work: keep both, in separate places',
  )
})
