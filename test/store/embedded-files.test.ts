import { readdirSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemplate } from '../../src/store/embedded-files.js'
import { openEmbedded } from '../../src/store/embedded.js'
import { createLogger } from '#observe'

const modeOf = (path: string): number => statSync(path).mode & 0o777

test('the empty database that the build leaves can be copied by every user, and written by its owner alone', async () => {
  const template = await makeTemplate()
  const entries = readdirSync(template, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(template, name),
  )
  expect(entries.length).toBeGreaterThan(900)
  for (const path of [template, ...entries])
    expect([path, modeOf(path)]).toEqual([path, statSync(path).isDirectory() ? 0o755 : 0o644])
})

test('nobody but its owner comes near the database, in a directory that is open to all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-'))
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  await chmod(dataDir, 0o755)
  const { close } = await openEmbedded(dataDir, createLogger('silent'))
  expect(modeOf(join(dataDir, 'pglite'))).toBe(0o700)
  await close()
  await rm(folder, { recursive: true })
})
