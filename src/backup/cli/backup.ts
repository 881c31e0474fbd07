import { parseCommand, runCommand, say } from '#accounts/cli'
import { backUp } from '../backup.js'
import { newFileOf, stopSignal, summaryOf } from './words.js'

const USAGE = `Usage:
  backup FILE
      Writes all of the database, the secret and the files of assets to a new file, which is complete or not there. A server
      may run meanwhile. FILE may be a folder, where a name with the time is chosen.`

runCommand(USAGE, async (args, config) => {
  const { operands } = parseCommand(['backup', ...args], { backup: { operands: ['FILE'] } })
  const path = newFileOf(operands[0] ?? '')
  const loaded = config()
  const totals = await backUp(path, loaded, stopSignal())
  say(`Backed up ${summaryOf(totals)} to ${path}`)
  if (totals.missing > 0)
    say(
      totals.missing === 1
        ? '1 file of assets ended meanwhile and is not in it'
        : `${totals.missing} files of assets ended meanwhile and are not in it`,
    )
  if (loaded.s3 !== null) say(`Files of assets are in S3 bucket ${loaded.s3.bucket} and not in it`)
  say(
    loaded.secretKey === null
      ? 'It holds the secret key and personal data: keep it where nobody else can read it'
      : 'It holds personal data, and not SECRET_KEY, without which its keys do not work: keep both, apart from each other',
  )
})
