/** Opens the store of the environment, sends itself a job, and holds it until it is killed. */
import { loadConfig } from '#config'
import { openJobs } from '#jobs'
import { createLogger } from '#observe'
import { openStore } from '#store'

const log = createLogger('silent')
const store = await openStore(loadConfig(process.env, process.cwd()), { log })
const jobs = openJobs(store, { log, isAlone: false })
jobs.define('held', { concurrency: 1, retries: 3, retryDelay: 1 }, () => {
  process.stdout.write('holding\n')
  return new Promise(() => undefined)
})
await jobs.send('held', {})
jobs.start()
setInterval(() => undefined, 1_000)
