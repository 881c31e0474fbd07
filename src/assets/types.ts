import type { Readable } from 'node:stream'

export type AssetKind = 'image' | 'audio' | 'video'

/** An asset as its account sees it. */
export interface AssetRecord {
  id: string
  kind: AssetKind
  model: string
  mime: string
  bytes: number
  /** Absolute; needs no key, and ends. A later reading of the record has a later one. */
  url: string
  urlExpiresAt: Date
  createdAt: Date
  expiresAt: Date
}

/** Something that was made, to be kept. */
export interface NewAsset {
  accountId: string
  /** Whole days from now. */
  retentionDays: number
  kind: AssetKind
  model: string
  mime: string
  content: Uint8Array
}

/** A file that can be served. */
export interface AssetFile {
  id: string
  mime: string
  bytes: number
  createdAt: Date
  /**
   * Its bytes from `start` to `end`, both included.
   * @throws AssetMissingError where storage has lost it, StorageError while storage is away
   */
  open(start: number, end: number): Promise<Readable>
}

/** A video that takes longer than its request waits, as its address tells it. */
export interface VideoTask {
  id: string
  state: 'in_progress' | 'completed' | 'failed'
  /** Of a completed one; null also where its asset has ended. */
  assetId: string | null
  /** Why it failed, for people. */
  message: string | null
  createdAt: Date
  expiresAt: Date
}

/** How far a page goes: behind this asset, the newest first. */
export interface PagePlace {
  at: Date
  id: string
}

/** What a purge removed. */
export interface Purged {
  assets: number
  files: number
  /** Files whose removal failed; the next purge tries again. */
  failed: number
}

/** Where bytes are kept, by keys of our own making. Everything throws StorageError while it is away or full. */
export interface Storage {
  /** The whole file or none. */
  write(key: string, content: Uint8Array, mime: string): Promise<void>
  open(key: string, start: number, end: number): Promise<Readable>
  /** Does nothing where there is no such file. */
  remove(key: string): Promise<void>
  close(): void
}

/** Storage can't be used now: away, full, or refusing us. */
export class StorageError extends Error {
  constructor(place: string, cause: unknown) {
    super(`${place}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'StorageError'
  }
}

/** Storage works, but this file is not in it. */
export class AssetMissingError extends Error {
  constructor(place: string) {
    super(`${place}: there is no such file`)
    this.name = 'AssetMissingError'
  }
}

export interface VideoTasks {
  /** @param expiresAt of its address, and of the task */
  begin(accountId: string, expiresAt: Date): Promise<VideoTask>
  /** Says that whoever makes it still lives. */
  beat(id: string): Promise<void>
  complete(id: string, assetId: string): Promise<void>
  fail(id: string, message: string): Promise<void>
  /** One whose maker has not been heard of for a minute counts as failed; null for none, or an ended one. */
  find(id: string): Promise<VideoTask | null>
  /** Absolute address that tells its state, and then is the video. */
  addressOf(task: Pick<VideoTask, 'id' | 'expiresAt'>): string
}

/** The assets of all accounts. What reads or writes rejects with the database's error while it is away. */
export interface Assets {
  /** Resolves when row and file are there to stay. @throws StorageError */
  create(asset: NewAsset): Promise<AssetRecord>
  /** An account's, the newest first, at most `limit`. */
  list(accountId: string, limit: number, before?: PagePlace): Promise<AssetRecord[]>
  /** null for one that is not there, not whole, or has ended. */
  find(id: string): Promise<AssetFile | null>
  readonly videoTasks: VideoTasks
  /**
   * Removes what has ended, what was never finished, and the files of accounts that are gone. Rows go first and leave
   * their files' names behind, so that a crash at any point leaves nothing that the next purge does not find.
   */
  purgeExpired(now?: Date): Promise<Purged>
  close(): void
}
