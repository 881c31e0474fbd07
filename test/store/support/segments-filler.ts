/**
 * Writes lines of 1,000 bytes, three a tick, to a journal in the directory given as argument until a write fails, and
 * once more; prints how many were confirmed, the failure, and the sizes of the files.
 */
import { openSegments } from '../../../src/store/journal/segments.js'

const [, , directory] = process.argv
const segments = openSegments(directory!, () => undefined)
const line = `${'x'.repeat(999)}\n`
const threeLines = () => Promise.allSettled([1, 2, 3].map(() => segments.append(line)))
for (let confirmed = 0; ; confirmed += 3) {
  const failed = (await threeLines()).find((result) => result.status === 'rejected')
  if (failed === undefined) continue
  process.stdout.write(`confirmed ${confirmed}\n`)
  process.stdout.write(`failed ${String(failed.reason)}\n`)
  break
}
const next = await threeLines()
process.stdout.write(`then ${next.map(({ status }) => status).join()}\n`)
process.stdout.write(
  `sizes ${segments
    .all()
    .map(({ end }) => end)
    .join()}\n`,
)
// The first is not being written any more, and goes when it is copied.
segments.finish(segments.all()[0]!)
