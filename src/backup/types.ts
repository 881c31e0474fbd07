import type { Contents, Store } from '#store'

/** What a backup says of itself first. */
export interface Header {
  /** The service's version that wrote it. */
  release: string
  /** ISO 8601. */
  createdAt: string
  from: Store['kind']
  contents: Contents
}

/** What it says last. */
export interface Totals {
  tables: number
  rows: number
  /** Bytes of the rows as text. */
  rowBytes: number
  files: number
  fileBytes: number
  /** Files of assets that the database has and the disk had not: they ended while the backup was written. */
  missing: number
}

/** A file, and what follows it: what was read or written. */
export interface FileEnd {
  bytes: number
}

export interface TableEnd {
  rows: number
}
