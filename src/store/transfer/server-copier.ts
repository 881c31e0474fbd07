import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'
import type { RowCopier } from './types.js'

/** Copies over the connection itself, as fast as the other side takes it. */
export const createServerCopier = (client: ClientBase): RowCopier => ({
  read: ({ name, columns }) => client.query(to(`COPY ${name} (${columns.join(', ')}) TO STDOUT`)),
  async write({ name, columns }, pieces) {
    const rows = client.query(from(`COPY ${name} (${columns.join(', ')}) FROM STDIN`))
    await pipeline(Readable.from(pieces), rows)
    return rows.rowCount
  },
})
