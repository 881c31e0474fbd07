import type { ClientBase } from 'pg'

/** Below `DATA_DIR`, where files are not kept in S3. */
export const ASSETS_FOLDER = 'assets'

const PAGE = 1_000

/** What every asset's file is called below {@link ASSETS_FOLDER}, in order. */
export async function* storedKeys(client: ClientBase): AsyncGenerator<string, void> {
  for (let last = ''; ;) {
    const { rows } = await client.query<{ storage_key: string }>(
      'SELECT storage_key FROM asset WHERE storage_key COLLATE "C" > $1 ORDER BY storage_key COLLATE "C" LIMIT $2',
      [last, PAGE],
    )
    for (const { storage_key: key } of rows) yield key
    const key = rows.at(-1)?.storage_key
    if (key === undefined) return
    last = key
  }
}
