import type { MigrationRecord } from '../migrate.js'

/** A table that has rows of its own. */
export interface TableShape {
  /** With its schema, quoted as SQL needs it. */
  name: string
  /** Those that are stored and not computed, quoted likewise. */
  columns: readonly string[]
}

/** A partition: no migration makes it, the service does as it runs. Names are quoted and have their schema. */
export interface PartitionShape {
  name: string
  parent: string
  /** `FOR VALUES ...` or `DEFAULT`. */
  bound: string
  /** `LIST (...)`, where it has partitions itself. */
  key: string | null
  /** Statements for its own constraints and indexes, beside those that it has from its parent. */
  own: readonly string[]
}

/** What a database has, but for its rows. */
export interface Contents {
  migrations: readonly MigrationRecord[]
  /** Each behind its parent. */
  partitions: readonly PartitionShape[]
  /** Each behind those that it refers to. */
  tables: readonly TableShape[]
  /** The last value of sequences that were used. */
  sequences: readonly { name: string; value: string }[]
}

/** Moves rows between a database and this process, as PostgreSQL's COPY writes them: a text line for each row. */
export interface RowCopier {
  /** All rows of a table, in pieces that may end anywhere. */
  read(table: TableShape): AsyncIterable<Buffer>
  /** Adds rows to a table. @returns how many */
  write(table: TableShape, pieces: AsyncIterable<Buffer>): Promise<number>
}
