import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '#config'

/** A folder with files and folders (these end in /). */
const folderWith = (...entries: string[]): string => {
  const cwd = mkdtempSync(join(tmpdir(), 'data-dir-'))
  for (const entry of entries) {
    mkdirSync(join(cwd, entry, entry.endsWith('/') ? '' : '..'), { recursive: true })
    if (!entry.endsWith('/')) writeFileSync(join(cwd, entry), 'x')
  }
  return cwd
}

describe('the data directory', () => {
  it.each([
    ['nothing is there', []],
    ['./data has only data sets', ['data/manifest.json', 'data/word-vectors.bin']],
    ['both have a store', ['data/secret-key', 'var/secret-key']],
    ['./data has a store and DATABASE_URL had one journal in ./var', ['data/secret-key', 'var/journal/']],
  ])('is ./var where %s', (_, entries) => {
    const cwd = folderWith(...entries)
    expect(loadConfig({}, cwd)).toMatchObject({ dataDir: join(cwd, 'var'), warnings: [] })
  })

  it('is the ./data of an earlier version where only that has a store, with the command that moves it', () => {
    const cwd = folderWith('data/secret-key', 'data/pglite/', 'data/manifest.json', 'var/')
    expect(loadConfig({}, cwd)).toMatchObject({
      dataDir: join(cwd, 'data'),
      warnings: [
        'DATA_DIR is not set and its default is now ./var; the store in ./data is used; to move it, stop the server and run: mkdir -p var && mv data/secret-key data/pglite var/',
      ],
    })
  })

  it('is what DATA_DIR says, without a word', () => {
    const cwd = folderWith('data/secret-key')
    expect(loadConfig({ DATA_DIR: 'store' }, cwd)).toMatchObject({
      dataDir: join(cwd, 'store'),
      warnings: [],
    })
  })
})
