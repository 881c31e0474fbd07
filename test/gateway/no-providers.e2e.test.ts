import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService } from '../support/service.js'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'no-providers-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['an empty file', ''],
  ['an empty list', 'providers: []'],
  [
    'a provider without its key',
    'providers:\n  - id: acme\n    base_url: http://127.0.0.1:1/v1\n    free: all\n    api_key: ${ACME_KEY}\n',
  ],
])('%s starts with a warning that names the file and what it means', async (_, text) => {
  const file = join(folder, 'providers.yaml')
  await writeFile(file, text)
  const service = await startService({ PROVIDERS_FILE: file })
  const lines = service.logs.filter((line) => line.includes('no provider is enabled'))
  await service.stop()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, file })
  if (text.includes('ACME_KEY')) expect(lines[0]).toContain('ACME_KEY')
})
