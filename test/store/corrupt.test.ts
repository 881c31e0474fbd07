import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, StoreError } from '#store'
import { freshPlace, type Place } from '../support/stores.js'

const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** What can befall the files, and what the message then says besides the directory's name. */
const DAMAGES: readonly { name: string; harm: (database: string) => void; says: string }[] = [
  {
    name: 'every file cut in half',
    harm: (database) => {
      for (const file of filesIn(database))
        if (!file.endsWith('PG_VERSION')) truncateSync(file, statSync(file).size >> 1)
    },
    says: 'cannot be opened',
  },
  {
    name: 'an empty control file',
    harm: (database) => truncateSync(join(database, 'global/pg_control'), 0),
    says: 'cannot be opened',
  },
  {
    name: 'a lost log of changes',
    harm: (database) => rmSync(join(database, 'pg_wal'), { recursive: true }),
    says: 'cannot be opened',
  },
  {
    name: 'a mistake in postgresql.conf',
    harm: (database) => writeFileSync(join(database, 'postgresql.conf'), 'shared_buffers = many\n'),
    says: 'cannot be opened',
  },
  {
    name: 'files of something else',
    harm: (database) => rmSync(join(database, 'PG_VERSION')),
    says: 'has files but no database',
  },
  {
    name: 'files of another PostgreSQL',
    harm: (database) => writeFileSync(join(database, 'PG_VERSION'), '12\n'),
    says: 'was made by PostgreSQL 12, not 18',
  },
  {
    name: 'an empty PG_VERSION',
    harm: (database) => truncateSync(join(database, 'PG_VERSION'), 0),
    says: 'PG_VERSION is empty',
  },
  {
    name: 'a file in its place',
    harm: (database) => {
      rmSync(database, { recursive: true })
      writeFileSync(database, 'not a directory')
    },
    says: 'is not a directory',
  },
]

let place: Place
beforeAll(async () => {
  place = await freshPlace('embedded')
})
afterAll(() => place.remove())

test.each(DAMAGES)('$name: one clear message, and nothing is deleted', async ({ harm, says }) => {
  const damaged = await freshPlace('embedded')
  const { dataDir } = damaged.config
  harm(join(dataDir, 'pglite'))
  // PostgreSQL makes this cache anew at every start.
  const before = filesIn(dataDir).filter((file) => !file.endsWith('pg_internal.init'))
  const error = await openStore(damaged.config, { log: damaged.log }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StoreError)
  expect(String(error)).toContain(join(dataDir, 'pglite'))
  expect(String(error)).toContain(says)
  expect(filesIn(dataDir)).toEqual(expect.arrayContaining(before))
  await damaged.remove()
})

test('a first start that was killed half-way is made good by the next one', async () => {
  const { config, log } = place
  writeFileSync(join(config.dataDir, 'pglite.initialising'), 'half a database')
  const store = await openStore(config, { log })
  expect(await store.available()).toBe(true)
  await store.close()
})

test('a file where the journal belongs is named', async () => {
  const damaged = await freshPlace('embedded')
  const journal = join(damaged.config.dataDir, 'journal')
  writeFileSync(journal, '')
  const error = await openStore(damaged.config, { log: damaged.log }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StoreError)
  expect(String(error)).toContain(journal)
  await damaged.remove()
})
