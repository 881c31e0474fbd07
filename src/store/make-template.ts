/** Run by the build: a first start that copies an empty database takes a second, one that makes it several. */
import { makeTemplate } from './embedded-files.js'

await makeTemplate().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\nThe first start will make it.\n`)
})
