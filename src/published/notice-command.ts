/** `npm run notice`: writes NOTICE.md; with `--check` only says what differs. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { upstreamDefinitions } from '#toolkit/upstreams/definitions'
import { renderNotice } from './notice.js'
import { runtimePackages } from './packages.js'

const ROOT = join(import.meta.dirname, '../..')
const FILE = join(ROOT, 'NOTICE.md')

const text = renderNotice(runtimePackages(ROOT), upstreamDefinitions)
const isCurrent = existsSync(FILE) && readFileSync(FILE, 'utf8') === text

if (!isCurrent && process.argv.includes('--check')) {
  console.error('NOTICE.md is not what its sources give. Mend it with: npm run notice')
  process.exitCode = 1
} else if (!isCurrent) {
  writeFileSync(FILE, text)
  console.log('NOTICE.md written')
}
