interface BatchEnd {
  id: string
  object: 'batch'
  status: string
  request_counts: { total: number; completed: number; failed: number }
  created_at: string
  /** When it ended, whichever way. */
  completed_at: string
  /** Needs no key, and ends with what is there. */
  results_url: string
  /** As it was submitted. */
  metadata: Readonly<Record<string, string>> | null
}

interface KeyFields {
  /** `key_...`; never the secret. */
  id: string
  plane: 'gateway' | 'rest'
  plan: string
  prefix: string
  label: string | null
}

/** The `data` of each kind of event. Times are ISO 8601 in UTC. */
export interface EventData {
  'batch.completed': BatchEnd
  /** `status` says how it ended: failed, expired or cancelled. */
  'batch.failed': BatchEnd
  'quota.exhausted': {
    plane: 'gateway' | 'rest'
    /** Of the toolkit's windows, which are a key's own. */
    key_id: string | null
    window: 'minute' | 'day' | 'tokens'
    limit: number
    /** Unix seconds at which the window ends. */
    reset: number
  }
  'key.created': KeyFields & { created_at: string }
  'key.revoked': KeyFields & { revoked_at: string }
  'asset.created': {
    id: string
    kind: string
    model: string
    mime: string
    bytes: number
    url: string
    created_at: string
    expires_at: string
  }
  'announcement.published': {
    id: string
    kind: string
    title: string
    body: string
    starts_at: string
    ends_at: string | null
  }
}

export type EventType = keyof EventData

/** What an endpoint can subscribe to. */
export const EVENT_TYPES = Object.keys({
  'batch.completed': true,
  'batch.failed': true,
  'quota.exhausted': true,
  'key.created': true,
  'key.revoked': true,
  'asset.created': true,
  'announcement.published': true,
} satisfies Record<EventType, true>) as readonly EventType[]
