/**
 * Writes lines of 1,000 bytes, three a tick, to a journal in the directory given as argument until a write fails;
 * prints how many were confirmed, and the failure.
 */
import { openSegments } from '../../../src/store/journal/segments.js'

const [, , directory] = process.argv
const segments = openSegments(directory!, () => undefined)
const line = `${'x'.repeat(999)}\n`
for (let confirmed = 0; ; confirmed += 3) {
  const results = await Promise.allSettled([1, 2, 3].map(() => segments.append(line)))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed === undefined) continue
  process.stdout.write(`confirmed ${confirmed}\n`)
  process.stdout.write(`failed ${String(failed.reason)}\n`)
  break
}
