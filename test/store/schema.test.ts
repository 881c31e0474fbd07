import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshStore, storeKinds, type FreshStore } from '../support/stores.js'

/** PostgreSQL's types as Prisma's documentation maps its own to them. */
const TYPES: Readonly<Record<string, string>> = {
  String: 'text',
  Int: 'integer',
  BigInt: 'bigint',
  Boolean: 'boolean',
  Json: 'jsonb',
  Bytes: 'bytea',
  'DateTime @db.Date': 'date',
  'DateTime @db.Timestamptz(3)': 'timestamp(3) with time zone',
  'Decimal @db.Decimal(20, 6)': 'numeric(20,6)',
}

/** Columns as `table.column type [NULL]`, read from schema.prisma. */
const described = (): string[] => {
  const schema = readFileSync(join(import.meta.dirname, '../../prisma/schema.prisma'), 'utf8')
  const models = [...schema.matchAll(/^model (\w+) \{\n(.*?)\n\}/gms)]
  const names = models.map(([, name]) => name)
  return models.flatMap(([, , body = '']) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1]
    return [...body.matchAll(/^ {2}(\w+) +(\w+)(\[\])?(\?)?(.*)$/gm)].flatMap(
      ([, field, type = '', list, optional, rest = '']) => {
        if (names.includes(type)) return []
        const column = /@map\("(\w+)"\)/.exec(rest)?.[1] ?? field
        const native = /@db\.\w+(\([^)]*\))?/.exec(rest)?.[0]
        const sql = TYPES[native === undefined ? type : `${type} ${native}`]
        return [`${table}.${column} ${sql}${list ?? ''}${optional === '?' ? ' NULL' : ''}`]
      },
    )
  })
}

describe.each(storeKinds)('the migrated %s store', (kind) => {
  let fresh: FreshStore
  beforeAll(async () => {
    fresh = await freshStore(kind)
  })
  afterAll(() => fresh.remove())

  test('has the columns that schema.prisma describes', async () => {
    const { rows } = await fresh.store.pool.query<{ line: string }>(`
      SELECT format('%s.%s %s%s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
        CASE WHEN attnotnull THEN '' ELSE ' NULL' END) AS line
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND attnum > 0 AND NOT attisdropped`)
    const present = rows.map(({ line }) => line)
    // Beyond the models there are the store's own tables and columns, and the numbers that triggers keep.
    const own =
      /^(schema_migration|journal_segment|directory_change|secret_fingerprint|deleted_holder|job_instance|job_claim|asset_leftover)\.|^request_log\.taken_at |^\w+\.version bigint$/
    expect(present.filter((line) => !own.test(line)).sort()).toEqual(described().sort())
  })

  test('answers a query of every model', async () => {
    const { prisma } = fresh.store
    const counts = [
      prisma.account.count(),
      prisma.apiKey.count(),
      prisma.plan.count(),
      prisma.requestLog.count(),
      prisma.usageDay.count(),
      prisma.toolkitUsage.count(),
      prisma.webhook.count(),
      prisma.idempotentAnswer.count(),
      prisma.announcement.count(),
      prisma.catalogSnapshot.count(),
    ]
    expect(await Promise.all(counts)).toEqual(counts.map(() => 0))
  })
})
