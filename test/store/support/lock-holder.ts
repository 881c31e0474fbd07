/** Takes the lock of the data directory given as argument and holds it until it is killed. */
import { lockDataDir } from '../../../src/store/lock.js'

const [, , dataDir] = process.argv
await lockDataDir(dataDir!).then(
  () => process.stdout.write('locked\n'),
  () => process.stdout.write('refused\n'),
)
setInterval(() => undefined, 60_000)
