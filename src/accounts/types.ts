import type { Soon } from '#flow'
import type { NewPlan, PlanChange } from './plan-edit.js'
import type { Counters } from './counters.js'
import type { FileAddresses } from './file-addresses.js'
import type { Vault } from './vault.js'

/** The two planes a key can belong to. */
export type Plane = 'gateway' | 'rest'

/** Limits and prices of a gateway plan. `null` is unlimited. Prices are decimal strings in IDR. */
export interface GatewayPlan {
  id: string
  title: string
  /** Order of plans, from the cheapest (0) up; decides `min_plan`. */
  rank: number
  keyPrefix: 'svc_free_' | 'svc_live_' | 'svc_premier_' | 'svc_platinum_'
  requestsPerMinute: number | null
  requestsPerDay: number | null
  tokensPerDay: number | null
  contextWindow: number
  retentionDays: number
  toolCalling: boolean
  media: readonly ('images' | 'videos' | 'speech')[]
  priorityWeight: number
  concurrency: number
  priceInputPerMillion: string
  priceOutputPerMillion: string
  pricePerImage: string
  pricePerVideoSecond: string
  pricePerThousandCharacters: string
  monthlyPrice: string
  /** Operators' plans (`unlimited`) are not offered in `GET /pricing`. */
  public: boolean
}

/** Limits of a toolkit plan. `null` is unlimited. */
export interface ToolkitPlan {
  id: string
  title: string
  rank: number
  callsPerDay: number | null
  monthlyPrice: string
  public: boolean
}

export interface Account {
  id: string
  name: string
  plan: string
  toolkitPlan: string
  status: 'active' | 'suspended'
  createdAt: Date
}

/** Who is calling: what one map look-up gives for a good key. */
export interface Principal {
  keyId: string
  plane: Plane
  account: Account
  /** The account's gateway plan (of both planes' keys; `gateway` features of the toolkit run on it). */
  plan: GatewayPlan
  toolkitPlan: ToolkitPlan
}

/** The request window with the least remaining, as the `X-RateLimit-*` headers show it. `null` is no limit. */
export interface RateLimit {
  limit: number
  remaining: number
  /** Unix seconds at which the window ends. */
  reset: number
}

/** A place taken in the windows, to be settled exactly once; settling twice does nothing. */
export interface Reservation {
  granted: true
  rateLimit: RateLimit | null
  /** Milliseconds since the epoch: the minute and the day that it was taken from. */
  takenAt: number
  /** The request counts; `tokens` is what it used in all. */
  commit(tokens: number): void
  /** The caller left after work was done: not charged, the day's places are given back, but not the minute's. */
  abandon(): void
  /** The request does not count (refused, 502, 503): gives everything back. */
  release(): void
}

/** What a gateway request takes from the windows. */
export interface Want {
  requests: number
  tokens: number
  /** The requests are taken from the day alone. */
  isOutsideMinute?: boolean
}

/** Nothing was taken. `window` says which limit stood in the way. */
export interface Refusal {
  granted: false
  window: 'minute' | 'day' | 'tokens'
  rateLimit: RateLimit
  /** What that window still has, too little for what was asked. */
  left: number
  retryAfterSeconds: number
}

/** One window of `GET /usage`; `null` limits are unlimited. */
export interface Window {
  limit: number | null
  used: number
  remaining: number | null
  reset: number
}

export interface UsageSnapshot {
  minute: Window
  day: { requests: Window; tokens: Window }
  plan: string
}

/** What an operator asks for with a new key. */
export interface KeyRequest {
  plane: Plane
  plan: string
  /** The account's unique name; an account that does not exist yet is created. */
  account: string
  label?: string | undefined
}

/** A key as operators see it; the secret is not kept. */
export interface KeyRecord {
  id: string
  account: string
  plane: Plane
  /** The plan at issue; the account's plan decides what the key may do. */
  plan: string
  prefix: string
  label: string | null
  createdAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
  /** Whether it is known to need only the current secret. */
  isOfCurrentSecret: boolean
}

/** A key that is revoked now. */
export interface Revocation extends KeyRecord {
  revokedAt: Date
  /** It had been revoked before, at that time. */
  wasRevoked: boolean
}

/** A deleted account. */
export interface DeletedAccount {
  id: string
  name: string
  /** Keys that worked until now. */
  keys: number
  deletedAt: Date
  /** It had been deleted before, at that time; what was left of it is removed. */
  wasDeleted: boolean
}

/**
 * What operators do to accounts, keys and plans. What is done here is in this process's memory when the promise resolves.
 * Everything rejects with OperatorError while the database is away, and with OutcomeUnknownError (one too) when it goes
 * away before it has confirmed a change.
 */
export interface Operator {
  /**
   * Issues a key and gives its secret, once. A new account gets the asked plan on the key's plane and `free` on the other.
   * For an account that exists with another plan on that plane, the asked plan becomes the account's: the account's plan
   * decides what its keys may do, so a key that is issued as `premier` on a `free` account would otherwise be premier in
   * name only. That this happened is told to `notify`, since it changes what the account's other keys may do.
   * @throws OperatorError for an unknown plan (it lists the plans), a name or label that cannot be one
   */
  createKey(request: KeyRequest, notify?: (notice: string) => void): Promise<string>
  /**
   * Ends a key, given by its secret or its id; one that is revoked already stays so.
   * @returns the key's record, and whether it was revoked already
   * @throws OperatorError for a mistyped secret (its checksum is wrong) and for an unknown key
   */
  revokeKey(secretOrId: string): Promise<Revocation>
  /**
   * Deletes an account, given by its name or id, with everything personal: profile, keys, webhooks, kept answers, batches,
   * assets. Its keys are refused at once, on other instances within seconds; what runs ends in order. Totals and log rows
   * stay for billing until their retention ends, under a pseudonym that leads nowhere; a journal that is replayed later
   * brings nothing else back. What was deleted before, and perhaps cut off, is brought to its end: under its id, and for a
   * week under its name.
   * @throws OperatorError for an unknown account
   */
  deleteAccount(nameOrId: string): Promise<DeletedAccount>
  /** All keys, the revoked ones too, the newest first. */
  listKeys(): Promise<KeyRecord[]>
  /**
   * Overwrites the database's plans with those of plans.yaml.
   * @returns how many plans there are now
   * @throws PlansError that names every mistake
   */
  applyPlans(): Promise<number>
}

/** The plans of an account, by their ids. */
export interface AccountPlans {
  plan: string
  toolkitPlan: string
}

/**
 * What the operator's pages do to accounts and keys, beside {@link Operator}. It is in this process's memory when the promise
 * resolves. Everything rejects with OperatorError, in the operator's terms.
 */
export interface AccountManager {
  /**
   * Changes a plan for all of its accounts, if nobody has changed it since it was read as `version`.
   * @throws OperatorError that says what somebody else has changed meanwhile
   */
  savePlan<P extends Plane>(
    plane: P,
    edit: { id: string; version: string; change: PlanChange<P> },
  ): Promise<void>
  /**
   * Adds a plan behind the one with the id `after`; accounts can be given it at once.
   * @throws OperatorError where its id is taken, or there is no plan `after`
   */
  addPlan<P extends Plane>(plane: P, addition: { plan: NewPlan<P>; after: string }): Promise<void>
  /** Creates an account without keys. @returns its id @throws for a name that is taken, or an unknown plan */
  create(account: AccountPlans & { name: string }): Promise<string>
  /** Changes both plans, for all keys at once. */
  setPlans(id: string, plans: AccountPlans): Promise<void>
  /** Keys of a suspended account get 403 on the gateway and 404 on the toolkit. */
  setStatus(id: string, status: Account['status']): Promise<void>
  /** `null` takes a key's label away. */
  setLabel(keyId: string, label: string | null): Promise<void>
  /**
   * Issues a key like another one, which ends by itself after `overlapHours` (0 to 720; 0 is now).
   * @returns the new key's secret, told this once, and when the old one ends
   */
  rotateKey(keyId: string, overlapHours: number): Promise<{ secret: string; endsAt: Date }>
}

/** Keys, plans and quota, all hot reads from memory. */
export interface Accounts {
  /** The holder of a good, unrevoked key of that plane (status not checked), or undefined. One HMAC and one look-up whatever the key. */
  authenticate(secret: string, plane: Plane): Principal | undefined
  /** The holder of an unrevoked key, by the key's id (status not checked), or undefined. */
  principalOf(keyId: string): Principal | undefined
  /** Takes a place for a gateway request: `requests` from both windows, `tokens` (an estimate) held from the day's tokens. */
  reserve(principal: Principal, want: Want): Soon<Reservation | Refusal>
  /** Gives back requests that were committed on the UTC day that holds `takenAt`, if that is today. */
  giveBack(accountId: string, requests: number, takenAt: number): Promise<void>
  /** Takes one call from a REST key's day. */
  reserveCall(principal: Principal): Soon<Reservation | Refusal>
  /** The window with the least remaining, without taking anything (reads, headers). */
  rateLimit(principal: Principal): Soon<RateLimit | null>
  usage(principal: Principal): Soon<UsageSnapshot>
  gatewayPlans(): readonly GatewayPlan[]
  toolkitPlans(): readonly ToolkitPlan[]
  /** Takes over at once what another process has changed. */
  refresh(): Promise<void>
  /** Notes that a key was used now; written to the database in batches. */
  touch(keyId: string): void
  /** The counters behind the quota, for limits of other kinds. */
  readonly counters: Counters
  /** Addresses below `/files`, signed under the secret that keys the key hashes. */
  readonly fileAddresses: FileAddresses
  /** Secrets that are stored to be used again, sealed under the same. */
  readonly vault: Vault
  readonly operator: Operator
  readonly manager: AccountManager
  /** Calls `hook` with the id of an account that was deleted in this process; the deletion waits for it. */
  onAccountDeleted(hook: (accountId: string) => Promise<void>): void
  /** Writes what is still held in memory. Call it before the store closes. */
  close(): Promise<void>
}
