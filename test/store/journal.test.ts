import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store } from '#store'
import { openJournal } from '../../src/store/journal/index.js'
import { encode } from '../../src/store/journal/line.js'
import { freshPlace, freshStore, storeKinds, type FreshStore } from '../support/stores.js'
import { row } from './support/rows.js'

const logged = async (store: Store): Promise<string[]> => {
  const { rows } = await store.pool.query<{ id: string }>('SELECT id FROM request_log ORDER BY id')
  return rows.map(({ id }) => id)
}

const totals = async (store: Store, accountId: string): Promise<unknown[]> => {
  const { rows } = await store.pool.query<Record<string, unknown>>(
    `SELECT day::text, requests::int, prompt_tokens::int, completion_tokens::int, cost_idr::text
     FROM usage_day WHERE account_id = $1 ORDER BY day`,
    [accountId],
  )
  return rows
}

const calls = async (store: Store, keyId: string): Promise<unknown[]> => {
  const { rows } = await store.pool.query<Record<string, unknown>>(
    'SELECT day::text, feature, calls::int FROM toolkit_usage WHERE key_id = $1 ORDER BY day, feature',
    [keyId],
  )
  return rows
}

const eventually = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50))
}

describe.each(storeKinds)('the journal on the %s store', (kind) => {
  let fresh: FreshStore
  let store: Store
  beforeAll(async () => {
    fresh = await freshStore(kind)
    store = fresh.store
  })
  afterAll(() => fresh.remove())

  test('copies rarely where many rows come', async () => {
    const isLogged = async (id: string): Promise<boolean> => (await logged(store)).includes(id)
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => store.journal.request(row(`req_rare_${index}`))),
    )
    await eventually(() => isLogged('req_rare_59'))
    const writtenAt = performance.now()
    await store.journal.request(row('req_rare_next'))
    await eventually(() => isLogged('req_rare_next'))
    // A second; an idle journal takes a quarter of one.
    expect(performance.now() - writtenAt).toBeGreaterThan(900)
  })

  test('brings a row into the log as it was given', async () => {
    const at = Date.parse('2026-11-21T23:59:59.999Z')
    await store.journal.request(
      row('req_whole', {
        at,
        accountId: 'acc_whole',
        model: null,
        provider: null,
        estimated: true,
        status: 400,
        costIdr: '12345678901234.000001',
        units: 0,
        retentionDays: 7,
      }),
    )
    await store.journal.flush()
    const found = await store.prisma.requestLog.findFirstOrThrow({ where: { id: 'req_whole' } })
    expect({ ...found, costIdr: found.costIdr.toFixed(6) }).toEqual({
      id: 'req_whole',
      day: new Date('2026-11-21'),
      retentionDays: 7,
      at: new Date(at),
      accountId: 'acc_whole',
      keyId: 'key_1',
      endpoint: '/chat/completions',
      model: null,
      provider: null,
      promptTokens: 10,
      completionTokens: 5,
      estimated: true,
      latencyMs: 120,
      status: 400,
      costIdr: '12345678901234.000001',
      units: 0,
    })
  })

  test('adds up the days: units as requests, tokens and exact money', async () => {
    const next = Date.parse('2026-11-22T00:00:00Z')
    const given = [
      row('req_sum_1', { accountId: 'acc_sum' }),
      row('req_sum_2', { accountId: 'acc_sum', units: 3 }),
      row('req_sum_3', {
        accountId: 'acc_sum',
        units: 0,
        status: 502,
        promptTokens: 0,
        completionTokens: 0,
        costIdr: '0',
      }),
      row('req_sum_4', { accountId: 'acc_sum', at: next, retentionDays: 90 }),
    ]
    await Promise.all(given.map((one) => store.journal.request(one)))
    await store.journal.flush()
    // 2 x 0.100001, and the same row again a day later.
    expect(await totals(store, 'acc_sum')).toEqual([
      { day: '2026-11-21', requests: 4, prompt_tokens: 20, completion_tokens: 10, cost_idr: '0.200002' },
      { day: '2026-11-22', requests: 1, prompt_tokens: 10, completion_tokens: 5, cost_idr: '0.100001' },
    ])
  })

  test('counts a row that comes twice once', async () => {
    await store.journal.request(row('req_twice', { accountId: 'acc_twice' }))
    await store.journal.flush()
    await store.journal.request(row('req_twice', { accountId: 'acc_twice' }))
    await store.journal.flush()
    expect(await totals(store, 'acc_twice')).toMatchObject([{ requests: 1 }])
  })

  test('adds the new rows of a batch in which another one is there already', async () => {
    await store.journal.request(row('req_mixed_1', { accountId: 'acc_mixed' }))
    await store.journal.flush()
    await Promise.all(
      ['req_mixed_1', 'req_mixed_2', 'req_mixed_2'].map((id) =>
        store.journal.request(row(id, { accountId: 'acc_mixed' })),
      ),
    )
    await store.journal.flush()
    expect((await logged(store)).filter((id) => id.startsWith('req_mixed'))).toEqual([
      'req_mixed_1',
      'req_mixed_2',
    ])
    expect(await totals(store, 'acc_mixed')).toMatchObject([{ requests: 2 }])
    // None of them counts as one that the database refuses.
    const rejected = join(fresh.config.dataDir, 'journal', 'rejected')
    expect(
      readdirSync(rejected).map((name) => readFileSync(join(rejected, name), 'utf8')),
    ).not.toContainEqual(expect.stringContaining('req_mixed'))
  })

  test('counts toolkit calls by key, day and feature', async () => {
    const at = Date.parse('2026-11-21T23:59:59Z')
    const features = ['hash/md5', 'hash/sha256', 'hash/md5']
    await Promise.all(
      features.map((feature) => store.journal.toolkitCall({ at, keyId: 'key_calls', feature })),
    )
    await store.journal.flush()
    await store.journal.toolkitCall({ at: at + 1000, keyId: 'key_calls', feature: 'hash/md5' })
    await store.journal.toolkitCall({ at, keyId: 'key_calls', feature: 'hash/md5' })
    await store.journal.flush()
    expect(await calls(store, 'key_calls')).toEqual([
      { day: '2026-11-21', feature: 'hash/md5', calls: 3 },
      { day: '2026-11-21', feature: 'hash/sha256', calls: 1 },
      { day: '2026-11-22', feature: 'hash/md5', calls: 1 },
    ])
  })

  test('copies by itself, soon', async () => {
    await store.journal.request(row('req_itself', { accountId: 'acc_itself' }))
    await eventually(async () => (await totals(store, 'acc_itself')).length === 1)
  })

  test('takes thousands of rows in a tick', async () => {
    const many = Array.from({ length: 3_500 }, (_, index) =>
      row(`req_many_${index}`, { accountId: 'acc_many' }),
    )
    await Promise.all(many.map((one) => store.journal.request(one)))
    await store.journal.flush()
    expect(await totals(store, 'acc_many')).toMatchObject([{ requests: 3500, prompt_tokens: 35000 }])
  })

  test('a row that PostgreSQL refuses is set aside, and does not hold up the others', async () => {
    await Promise.all([
      store.journal.request(row('req_good_1', { accountId: 'acc_refused' })),
      store.journal.request(row('req_bad', { accountId: 'acc_refused', endpoint: 'nul\0character' })),
      store.journal.request(row('req_dear', { accountId: 'acc_refused', costIdr: '1e30' })),
      store.journal.request(row('req_good_2', { accountId: 'acc_refused' })),
    ])
    await store.journal.flush()
    expect(await totals(store, 'acc_refused')).toMatchObject([{ requests: 2 }])
    const rejected = join(fresh.config.dataDir, 'journal', 'rejected')
    const aside = readdirSync(rejected)
      .map((name) => readFileSync(join(rejected, name), 'utf8'))
      .join('')
    expect(aside.match(/req_\w+/g)).toEqual(['req_bad', 'req_dear'])
    expect(fresh.lines.filter((line) => line.includes('set aside'))).toHaveLength(2)
  })

  test('a model that a caller wrote with U+0000 is kept, with U+FFFD for it', async () => {
    await store.journal.request(row('req_nul', { accountId: 'acc_nul', model: 'nul\0character' }))
    await store.journal.flush()
    const { rows } = await store.pool.query("SELECT model FROM request_log WHERE account_id = 'acc_nul'")
    expect(rows).toEqual([{ model: 'nul\ufffdcharacter' }])
  })

  // What PostgreSQL reads in an array's text as something else (its documentation, 8.15.2).
  test.each(['a,b', '{x}', 'NULL', '', ' x ', '"q"', 'back\\slash', 'both\\"', 'line\nfeed', '50 % 😀'])(
    'a model that a caller wrote as %j is kept as it is',
    async (model) => {
      const accountId = `acc_${Buffer.from(model).toString('hex')}`
      await store.journal.request(row(`req_${accountId}`, { accountId, model }))
      await store.journal.request(row(`req_none_${accountId}`, { accountId, model: null }))
      await store.journal.flush()
      const { rows } = await store.pool.query(
        'SELECT model FROM request_log WHERE account_id = $1 ORDER BY id',
        [accountId],
      )
      expect(rows.map(({ model: kept }) => kept as unknown).toSorted()).toEqual([model, null].toSorted())
    },
  )

  test('a row whose time is no time is refused at once', async () => {
    await expect(store.journal.request(row('req_never', { at: Number.NaN }))).rejects.toThrow(
      'the time of request req_never',
    )
  })

  test('a partition that somebody dropped is made again', async () => {
    await store.journal.request(row('req_before', { retentionDays: 11 }))
    await store.journal.flush()
    await store.pool.query('DROP TABLE request_log_d20261121_r11')
    await store.journal.request(row('req_after', { retentionDays: 11, accountId: 'acc_again' }))
    await store.journal.flush().catch(() => undefined)
    await store.journal.flush()
    expect(await totals(store, 'acc_again')).toMatchObject([{ requests: 1 }])
  })
})

describe.each(storeKinds)('what a journal on the %s store left', (kind) => {
  /** Opens the store over journal files that an earlier run left. */
  const reopened = async (
    files: Record<string, string | Buffer>,
    look: (store: Store, fresh: { lines: string[]; journal: string }) => Promise<void>,
  ) => {
    const place = await freshPlace(kind)
    const journal = join(place.config.dataDir, 'journal')
    mkdirSync(journal)
    for (const [name, content] of Object.entries(files)) writeFileSync(join(journal, name), content)
    const second = await openStore(place.config, { log: place.log })
    await look(second, { lines: place.lines, journal })
    await second.close()
    await place.remove()
  }

  test('whole lines are copied, a torn last line is dropped', async () => {
    const lines = ['req_1', 'req_2', 'req_3'].map((id) => encode({ request: row(id) }))
    const torn = lines.join('').slice(0, -10)
    await reopened({ '1795262400000-abc.log': torn }, async (store, { journal, lines: log }) => {
      expect(await logged(store)).toEqual(['req_1', 'req_2'])
      expect(readdirSync(join(journal, 'rejected'))).toEqual([])
      expect(log.join()).toContain('ends within a line')
    })
  })

  test('corrupt lines are set aside, and everything else is copied', async () => {
    const [first = '', second = '', third = ''] = ['req_1', 'req_2', 'req_3'].map((id) =>
      encode({ request: row(id) }),
    )
    const flipped = second.replace('"units":1', '"units":9')
    const garbage = Buffer.from([0, 255, 0x7b, 0x0a])
    const content = Buffer.concat([Buffer.from(first + flipped), garbage, Buffer.from(`\n${third}`)])
    await reopened({ '1795262400000-abc.log': content }, async (store, { journal, lines: log }) => {
      expect(await logged(store)).toEqual(['req_1', 'req_3'])
      const aside = readFileSync(join(journal, 'rejected', '1795262400000-abc.log'))
      expect(aside).toEqual(Buffer.concat([Buffer.from(flipped), garbage, Buffer.from('\n')]))
      expect(log.join()).toContain('the checksum does not match')
      expect(existsSync(join(journal, '1795262400000-abc.log'))).toBe(false)
    })
  })

  test('a file of nothing but garbage stops nothing', async () => {
    await reopened({ '1.log': Buffer.alloc(3_000_000, 7), '2.log': '' }, async (store, { journal }) => {
      expect(await store.available()).toBe(true)
      expect(readdirSync(journal).sort()).toEqual(['instance-id', 'rejected', 'reserve'])
    })
  })

  test('the same files again count nothing twice', async () => {
    const content = [
      encode({ request: row('req_1') }),
      encode({ toolkitCall: { at: row('any').at, keyId: 'key_1', feature: 'hash/md5' } }),
    ].join('')
    const place = await freshPlace(kind)
    const journal = join(place.config.dataDir, 'journal')
    for (let run = 0; run < 3; run += 1) {
      const store = await openStore(place.config, { log: place.log })
      expect(await calls(store, 'key_1')).toEqual(
        run === 0 ? [] : [{ day: '2026-11-21', feature: 'hash/md5', calls: 1 }],
      )
      await store.close()
      writeFileSync(join(journal, '1795262400000-abc.log'), content)
    }
    await place.remove()
  })

  test('its position is forgotten a week after its file is gone, and not before', async () => {
    const place = await freshPlace(kind)
    const first = await openStore(place.config, { log: place.log })
    const instance = readFileSync(join(place.config.dataDir, 'journal', 'instance-id'), 'utf8').trim()
    await first.pool.query(
      `INSERT INTO journal_segment (instance, segment, position, copied_at) VALUES
         ($1, 'gone.log', 9, now() - interval '8 days'), ($1, 'young.log', 9, now() - interval '6 days'),
         ('another', 'gone.log', 9, now() - interval '8 days')`,
      [instance],
    )
    const kept = async (store: Pick<Store, 'pool'>): Promise<string[]> => {
      const { rows } = await store.pool.query<{ segment: string }>(
        `SELECT CASE WHEN instance = $1 THEN segment ELSE 'of another' END AS segment FROM journal_segment ORDER BY 1`,
        [instance],
      )
      return rows.map(({ segment }) => segment)
    }
    expect(await kept(first)).toEqual(['gone.log', 'of another', 'young.log'])
    await first.close()
    const second = await openStore(place.config, { log: place.log })
    expect(await kept(second)).toEqual(['of another', 'young.log'])
    await second.close()
    await place.remove()
  })

  test('the position of a file that is still written stays, however long nothing came', async () => {
    const fresh = await freshStore(kind)
    const directory = join(fresh.config.dataDir, 'of-its-own')
    const journal = await openJournal(directory, fresh.store.pool, fresh.log)
    await journal.toolkitCall({ at: row('any').at, keyId: 'key_1', feature: 'hash/md5' })
    await journal.flush()
    await fresh.store.pool.query(`UPDATE journal_segment SET copied_at = now() - interval '1 year'`)
    await journal.purge()
    // A crash here: the file is there, and is looked at again.
    const again = await openJournal(directory, fresh.store.pool, fresh.log)
    expect(await calls(fresh.store, 'key_1')).toEqual([{ day: '2026-11-21', feature: 'hash/md5', calls: 1 }])
    await again.purge()
    const { rows } = await fresh.store.pool.query('SELECT FROM journal_segment')
    expect(rows).toEqual([])
    await again.close()
    await journal.close()
    await fresh.remove()
  })
})
