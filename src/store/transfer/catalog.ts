import type { ClientBase } from 'pg'
import { listApplied } from '../migrate.js'
import { StoreError } from '../store-error.js'
import type { Contents, PartitionShape, TableShape } from './types.js'

/** Of the service and its libraries; not the system's, nor those of extensions. Parents come before their partitions. */
const TABLES = `
  SELECT class.oid::text AS id, format('%I.%I', schema.nspname, class.relname) AS name, class.relkind AS kind,
    (SELECT array_agg(quote_ident(attname) ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
    (SELECT format('%I.%I', above_schema.nspname, above.relname) FROM pg_inherits
      JOIN pg_class AS above ON above.oid = inhparent JOIN pg_namespace AS above_schema ON above_schema.oid = above.relnamespace
      WHERE inhrelid = class.oid AND class.relispartition) AS parent,
    pg_get_expr(class.relpartbound, class.oid) AS bound,
    pg_get_partkeydef(class.oid) AS key,
    CASE WHEN class.relispartition THEN ARRAY(
      SELECT format('ALTER TABLE %I.%I ADD CONSTRAINT %I %s', schema.nspname, class.relname, conname, pg_get_constraintdef(oid))
        FROM pg_constraint
        WHERE conrelid = class.oid AND conparentid = 0 AND conislocal AND contype IN ('c', 'f', 'p', 'u', 'x')
      UNION ALL
      SELECT pg_get_indexdef(indexrelid) FROM pg_index JOIN pg_class AS entry ON entry.oid = indexrelid
        WHERE indrelid = class.oid AND NOT entry.relispartition
          AND NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = class.oid AND conindid = indexrelid)
    ) END AS own
  FROM pg_class AS class JOIN pg_namespace AS schema ON schema.oid = class.relnamespace
  WHERE class.relkind IN ('r', 'p') AND class.relpersistence <> 't'
    AND schema.nspname !~ '^pg_' AND schema.nspname <> 'information_schema'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = class.oid AND deptype = 'e')
  ORDER BY (SELECT count(*) FROM pg_partition_ancestors(class.oid)), 2`

const REFERENCES = `
  SELECT DISTINCT conrelid::text AS "from", confrelid::text AS "to" FROM (
    SELECT conrelid::oid, confrelid::oid FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid
  ) AS foreign_key`

const SEQUENCES = `
  SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value FROM pg_sequences
  WHERE last_value IS NOT NULL ORDER BY 1`

interface TableRow {
  id: string
  name: string
  kind: 'r' | 'p'
  columns: string[] | null
  parent: string | null
  bound: string | null
  key: string | null
  own: string[] | null
}

/** Each table behind those that it refers to, so that no row comes before the one that its foreign key names. */
const inOrder = (
  tables: readonly TableRow[],
  references: readonly { from: string; to: string }[],
): TableRow[] => {
  const waiting = new Map(tables.map((table) => [table.id, table]))
  const ordered: TableRow[] = []
  while (waiting.size > 0) {
    const blocked = new Set(references.filter(({ to }) => waiting.has(to)).map(({ from }) => from))
    const free = [...waiting.values()].filter(({ id }) => !blocked.has(id))
    if (free.length === 0)
      throw new StoreError(
        `foreign keys go round in a circle, so that no order of these tables can be restored: ${[...waiting.values()].map(({ name }) => name).join(', ')}`,
      )
    for (const table of free) waiting.delete(table.id)
    ordered.push(...free)
  }
  return ordered
}

const toShape = ({ name, columns }: TableRow): TableShape => ({ name, columns: columns ?? [] })

const toPartitions = ({ name, parent, bound, key, own }: TableRow): PartitionShape[] =>
  parent === null || bound === null ? [] : [{ name, parent, bound, key, own: own ?? [] }]

/** Reads what the database has from its own catalog, in the transaction that the client has begun. */
export const readContents = async (client: ClientBase): Promise<Contents> => {
  const { rows: tables } = await client.query<TableRow>(TABLES)
  const { rows: references } = await client.query<{ from: string; to: string }>(REFERENCES)
  const { rows: sequences } = await client.query<{ name: string; value: string }>(SEQUENCES)
  const withRows = tables.filter(({ kind }) => kind === 'r')
  return {
    migrations: await listApplied(client),
    partitions: tables.flatMap(toPartitions),
    tables: inOrder(withRows, references).map(toShape),
    sequences,
  }
}
