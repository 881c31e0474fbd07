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

/** Whose it is, and what it was made for. */
export interface AssetOwner {
  accountId: string
  /** Of the row in the request log that charges it; names all that was made for one request. */
  requestId: string
  /** Whole days from now. */
  retentionDays: number
}

/** Something that was made, to be kept. */
export interface NewAsset {
  kind: AssetKind
  model: string
  mime: string
  content: Uint8Array
}

/** What was made for one request: stored whole, and not seen by anyone before it is charged. */
export interface AssetSet {
  readonly records: readonly AssetRecord[]
  /**
   * Shows all of it. Never rejects: the request is charged, and while the database is away showing is tried again, by the
   * next start too.
   */
  publish(): Promise<void>
  /** Removes it, since the request is not charged. Never rejects: what cannot be removed now is swept later. */
  discard(): Promise<void>
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
  /** Rejects as {@link AssetFile.open} does, and reads nothing. */
  require(): Promise<void>
}

/** Who asked for a video, enough to write its row in the request log after a restart. */
export interface VideoRequest {
  requestId: string
  keyId: string
  endpoint: string
  /** The catalog's id. */
  model: string
}

/** What a provider was asked for, enough to fetch it and charge it after a restart. */
export interface VideoOrder extends VideoRequest {
  provider: string
  /** What the provider calls the work. */
  job: string
  /** What is charged. */
  seconds: number
}

/** What the caller did wrong, where a video failed for it. */
export interface VideoRefusal {
  /** From 400 to 499. */
  status: number
  type: string
  code: string | null
  param: string | null
}

/** A video that takes longer than its request waits, as its address tells it. */
export interface VideoTask {
  id: string
  state: 'in_progress' | 'completed' | 'failed'
  /** Of a completed one; null also where its asset has ended. */
  assetId: string | null
  /** Why it failed, for people. */
  message: string | null
  /** null where it was nobody's mistake but the provider's or ours. */
  refusal: VideoRefusal | null
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
  /** Looks whether it is there. @throws AssetMissingError */
  require(key: string): Promise<void>
  /** Does nothing where there is no such file. */
  remove(key: string): Promise<void>
  /** Writes and removes a few bytes. */
  check(): Promise<void>
  close(): void
}

/** Storage cannot be used now: away, full, or refusing us. */
export class StorageError extends Error {
  constructor(
    place: string,
    cause: unknown,
    /** The operator's setting that is probably wrong. */
    readonly setting: string,
  ) {
    // The log puts the cause's own words behind.
    super(`${place} cannot be used`, { cause })
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
  begin(accountId: string, expiresAt: Date, request: VideoRequest): Promise<VideoTask>
  /** Says that whoever makes it still lives. */
  beat(id: string): Promise<void>
  /** What was ordered, once a provider has begun it; the last one counts. */
  ordered(id: string, order: VideoOrder): Promise<void>
  complete(id: string, assetId: string): Promise<void>
  fail(id: string, message: string, refusal: VideoRefusal | null): Promise<void>
  /**
   * Takes over what was ordered and is seen to by nobody: this server's own from an earlier run, or any whose maker has not
   * been heard of for a minute. Nobody else gets the same.
   */
  claim(whose: 'own' | 'silent'): Promise<{ task: VideoTask; order: VideoOrder }[]>
  /** Fails what an earlier run of this server had under way without an order: nothing is left of it. @returns whose it was */
  failInterrupted(): Promise<{ task: VideoTask; request: VideoRequest }[]>
  /** One that nobody has been heard to make for a minute, and nobody can, counts as failed; null for none, or an ended one. */
  find(id: string): Promise<VideoTask | null>
  /** Absolute address that tells its state, and then is the video. */
  addressOf(task: Pick<VideoTask, 'id' | 'expiresAt'>): string
}

/** The assets of all accounts. What reads or writes rejects with the database's error while it is away. */
export interface Assets {
  /** Stores what was made for a request, all of it or nothing. @throws StorageError */
  prepare(owner: AssetOwner, made: readonly NewAsset[]): Promise<AssetSet>
  /** An account's, the newest first, at most `limit`. */
  list(accountId: string, limit: number, before?: PagePlace): Promise<AssetRecord[]>
  /** null for one that is not there, not whole, or has ended. */
  find(id: string): Promise<AssetFile | null>
  /** What was made for a request, as far as it is seen. */
  ofRequest(requestId: string): Promise<AssetRecord[]>
  readonly videoTasks: VideoTasks
  /** Shows or removes what an earlier run of this server stored and did not show, by whether it is charged. Before any use. */
  recover(): Promise<void>
  /**
   * Removes what has ended, what was never finished, and the files of accounts that are gone. Rows go first and leave
   * their files' names behind, so that a crash at any point leaves nothing that the next purge does not find.
   */
  purgeExpired(now?: Date): Promise<Purged>
  /** From now on storage is looked after: what is wrong with it is a line in the log, and so is its end. */
  watchStorage(): void
  /** Whether files could be stored when it was last tried. */
  isStorageUsable(): boolean
  close(): void
}
