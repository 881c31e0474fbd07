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
  /** The request counts; `tokens` is what it used in all. */
  commit(tokens: number): void
  /** The request does not count (refused, 502, 503): gives everything back. */
  release(): void
}

/** Nothing was taken. `window` says which limit stood in the way. */
export interface Refusal {
  granted: false
  window: 'minute' | 'day' | 'tokens'
  rateLimit: RateLimit
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

/** Keys, plans and quota, all hot reads from memory. */
export interface Accounts {
  /** The holder of a good, unrevoked key of that plane (status not checked), or undefined. One HMAC and one look-up whatever the key. */
  authenticate(secret: string, plane: Plane): Principal | undefined
  /** Takes a place for a gateway request: `requests` from both windows, `tokens` (an estimate) held from the day's tokens. */
  reserve(principal: Principal, want: { requests: number; tokens: number }): Promise<Reservation | Refusal>
  /** Takes one call from a REST key's day. */
  reserveCall(principal: Principal): Promise<Reservation | Refusal>
  /** The window with the least remaining, without taking anything (reads, headers). */
  rateLimit(principal: Principal): Promise<RateLimit | null>
  usage(principal: Principal): Promise<UsageSnapshot>
  gatewayPlans(): readonly GatewayPlan[]
  toolkitPlans(): readonly ToolkitPlan[]
  /** Notes that a key was used now; written to the database in batches. */
  touch(keyId: string): void
  close(): Promise<void>
}
