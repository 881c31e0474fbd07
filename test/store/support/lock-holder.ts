/** Takes the lock of the data directory given as argument and holds it until it is killed. */
import { lockDataDir } from '../../../src/store/lock.js'

const [, , dataDir] = process.argv
await lockDataDir(dataDir!).then(
  () => console.log('locked'),
  () => console.log('refused'),
)
setInterval(() => undefined, 60_000)
