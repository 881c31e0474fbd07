import type { ClientBase, Pool } from 'pg'

/** What a table has, to be compared: the number of its rows, and a digest of their text. */
export type Digests = Record<string, string>

const TABLES = `
  SELECT oid::regclass::text AS name FROM pg_class
  WHERE relkind = 'r' AND relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'pgboss'))`

/** Of every table, partitions each on their own. */
export const digestsOf = async (pool: Pool | ClientBase): Promise<Digests> => {
  await pool.query("SET timezone = 'UTC'")
  const { rows: tables } = await pool.query<{ name: string }>(TABLES)
  const digests: Digests = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ digest: string }>(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(line, E'\\n' ORDER BY line COLLATE "C"), '')) AS digest
       FROM (SELECT one::text AS line FROM ${name} AS one) AS lines`,
    )
    digests[name] = rows[0]?.digest ?? ''
  }
  return digests
}

/** Indexes, constraints and triggers, as PostgreSQL describes them; names of what it named itself are left out. */
export const structureOf = async (pool: Pool | ClientBase): Promise<string[]> => {
  const { rows } = await pool.query<{ line: string }>(`
    SELECT tablename || ' ' || regexp_replace(indexdef, 'INDEX \\S+ ', 'INDEX ') AS line FROM pg_indexes
      WHERE schemaname IN ('public', 'pgboss')
    UNION ALL
    SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND contype <> 'n'
    UNION ALL
    SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal`)
  return rows.map(({ line }) => line).sort()
}

/** What COPY has to escape (chapter "COPY", file formats), and what looks like its own signs. */
export const HARD = 'tab\t line\n return\r back\\slash \\N \\. "quotes" \u{1F600} ﷽ \u0001'
/** Every byte. */
const BYTES = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))

/** Puts rows of every kind of column into a store, texts that are hard to escape, and some that are stored apart. */
export const fill = async (pool: Pool): Promise<void> => {
  const long = `${HARD} `.repeat(20_000)
  const query = (text: string, ...values: unknown[]) => pool.query(text, values)
  await query(
    `INSERT INTO account (id, name, plan, toolkit_plan, display_name, contact, preferences)
     VALUES ('acc_1', 'Ünïcode shop', 'live', 'free', $1, NULL, $2), ('acc_2', '', 'free', 'free', '', '\\N', '{}')`,
    HARD,
    JSON.stringify({ text: HARD, list: [1.5, null, true] }),
  )
  await query(
    `INSERT INTO api_key (id, account_id, plane, plan, prefix, label, hash)
     VALUES ('key_1', 'acc_1', 'gateway', 'live', 'svc_live_', $1, $2)`,
    HARD,
    BYTES,
  )
  await query(
    `INSERT INTO webhook (id, account_id, url, events, secret)
     VALUES ('whk_1', 'acc_1', 'https://hooks.invalid/', $1, $2), ('whk_2', 'acc_2', 'https://hooks.invalid/', '{}', NULL)`,
    ['key.created', 'a "b", c\\d', ''],
    BYTES,
  )
  await query(
    `INSERT INTO webhook_delivery (id, webhook_id, message_id, type, body) VALUES ('dlv_1', 'whk_1', 'msg_1', 'key.created', $1)`,
    HARD,
  )
  await query(`INSERT INTO ticket (id, account_id, email, message) VALUES ('tkt_1', 'acc_1', NULL, $1)`, long)
  await query(`INSERT INTO subscriber (email, account_id) VALUES ('mira@bookshop.example', 'acc_1')`)
  await query(
    `INSERT INTO outbox (id, account_id, recipient, subject, body) VALUES ('mail_1', 'acc_1', NULL, $1, $2)`,
    HARD,
    long,
  )
  await query(
    `INSERT INTO batch (id, account_id, key_id, request_id, status, total, metadata, retention_days, created_at, expires_at, kept_until)
     VALUES ('batch_1', 'acc_1', 'key_1', 'req_b', 'in_progress', 2, NULL, 30, now(), now() + interval '1 day', now() + interval '9 days')`,
  )
  await query(
    `INSERT INTO batch_item (batch_id, number, custom_id, body, line) SELECT 'batch_1', number, 'c' || number, $1, NULL
     FROM generate_series(1, 40) AS number`,
    long,
  )
  await query(
    `INSERT INTO asset (id, account_id, kind, model, mime, bytes, storage_key, created_at, expires_at, stored_at)
     VALUES ('asset_1', 'acc_1', 'image', 'local/x', 'image/png', 3, 'ab/asset_ab1', now(), now() + interval '9 days', now()),
            ('asset_2', 'acc_1', 'image', 'local/x', 'image/png', 3, 'ab/asset_gone', now(), now() + interval '9 days', now())`,
  )
  await query(`INSERT INTO asset_leftover (storage_key) VALUES ('cd/asset_left')`)
  await query(
    `INSERT INTO video_task (id, account_id, state, created_at, heartbeat_at, expires_at)
     VALUES ('video_1', 'acc_1', 'failed', now(), now(), now() + interval '1 day')`,
  )
  await query(
    `INSERT INTO idempotent_answer (account_id, key, request_id, instance, fingerprint, claimed_at, expires_at, headers, body)
     VALUES ('acc_1', 'again', 'req_i', 'one', $1, now(), now() + interval '1 day', '{"a": "b"}', $1)`,
    BYTES,
  )
  await query(`INSERT INTO deleted_holder (id, pseudonym) VALUES ('acc_0', 'gone_1')`)
  await query(
    `INSERT INTO announcement (id, kind, title, body, starts_at) VALUES ('ann_1', 'incident', $1, $1, '2026-11-21T08:00:00.123Z')`,
    HARD,
  )
  await query(`SELECT pgboss.create_queue('batches', '{"policy": "standard", "retryLimit": 3}')`)
  await query(`INSERT INTO pgboss.job (name, data) VALUES ('batches', $1)`, JSON.stringify({ text: HARD }))
}
