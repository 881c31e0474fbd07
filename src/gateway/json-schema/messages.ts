/** What the server asks its checking process. */
export interface Order {
  schema: Record<string, unknown>
  isStrict: boolean
  /** The answer as JSON text; `null`: only the schema is checked. */
  json: string | null
}

/** What the process says: once that it is ready, then one verdict for each order. */
export type Verdict = { kind: 'ready' | 'valid' | 'invalid' } | { kind: 'schema'; message: string }
