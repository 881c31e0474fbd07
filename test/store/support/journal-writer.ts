/**
 * Opens the store of the environment and writes rows as fast as it can, printing the number of each tick's last row
 * once the journal has confirmed it, until it is killed. The argument is part of the rows' ids, and every row is
 * followed by a toolkit call.
 */
import { loadConfig } from '#config'
import { createLogger } from '#observe'
import { openStore } from '#store'
import { row } from './rows.js'

const store = await openStore(loadConfig(process.env, process.cwd()), { log: createLogger('silent') })
const { at } = row('any')
for (let number = 1; ;) {
  const writes: Promise<void>[] = []
  for (const last = number + 50; number < last; number += 1) {
    writes.push(store.journal.request(row(`req_${process.argv[2]}_${number}`)))
    writes.push(store.journal.toolkitCall({ at, keyId: 'key_1', feature: 'hash/md5' }))
  }
  await Promise.all(writes)
  process.stdout.write(`confirmed ${number - 1}\n`)
  await new Promise((resolve) => setTimeout(resolve, 5))
}
