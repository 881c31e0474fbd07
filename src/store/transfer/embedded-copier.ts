import { createReadStream } from 'node:fs'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import type { RowCopier } from './types.js'

/** The file in the database's own folder through which rows go: the engine's connection would take a table at once. */
export const EXCHANGE = 'copy-exchange'
/** 32 MB of a table at a time, and what it has stored apart. */
const BLOCKS_READ = 4_096
/** Bytes of rows that are written at a time. */
const BYTES_WRITTEN = 8 * 1024 * 1024
/** The engine writes its log of changes back only when it is told to. */
const CHECKPOINT_EVERY = 16
const NEWLINE = 0x0a

export interface EmbeddedCopier extends RowCopier {
  /** Removes the file. The engine would not find one of that name again before it is restarted. */
  remove(): Promise<void>
}

/** Copies through a file in `folder`, where the embedded database is; nobody else may use the client meanwhile. */
export const createEmbeddedCopier = (client: ClientBase, folder: string): EmbeddedCopier => {
  const path = join(folder, EXCHANGE)
  let writes = 0

  const copyIn = async (name: string, columns: string): Promise<number> => {
    const { rowCount } = await client.query(`COPY ${name} (${columns}) FROM '${EXCHANGE}'`)
    writes += 1
    if (writes % CHECKPOINT_EVERY === 0) await client.query('CHECKPOINT')
    return rowCount ?? 0
  }

  const append = async (file: FileHandle, bytes: Buffer): Promise<void> => {
    for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done)).bytesWritten
  }

  return {
    async *read({ name, columns }) {
      const { rows } = await client.query<{ blocks: number; folder: string }>(
        `SELECT (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int AS blocks,
           current_setting('data_directory') AS folder`,
        [name],
      )
      const { blocks = 0, folder: inside = '' } = rows[0] ?? {}
      for (let first = 0; first < blocks; first += BLOCKS_READ) {
        const slice = `ctid >= '(${first},0)' AND ctid < '(${first + BLOCKS_READ},0)'`
        await client.query(
          `COPY (SELECT ${columns.join(', ')} FROM ONLY ${name} WHERE ${slice}) TO '${inside}/${EXCHANGE}'`,
        )
        yield* createReadStream(path) as AsyncIterable<Buffer>
      }
    },

    async write({ name, columns }, pieces) {
      let copied = 0
      let size = 0
      let file = await open(path, 'w', 0o600)
      try {
        for await (const piece of pieces) {
          const end = size + piece.length < BYTES_WRITTEN ? -1 : piece.lastIndexOf(NEWLINE)
          await append(file, piece.subarray(0, end + 1 || piece.length))
          size += piece.length
          if (end < 0) continue
          await file.close()
          copied += await copyIn(name, columns.join(', '))
          file = await open(path, 'w', 0o600)
          await append(file, piece.subarray(end + 1))
          size = piece.length - end - 1
        }
        await file.close()
        return size > 0 ? copied + (await copyIn(name, columns.join(', '))) : copied
      } finally {
        await file.close().catch(() => undefined)
      }
    },

    remove: () => rm(path, { force: true }),
  }
}
