import type { RequestRow } from '#store'

/** A row of the request log as a good chat completion leaves it. */
export const row = (id: string, change: Partial<RequestRow> = {}): RequestRow => ({
  id,
  at: Date.parse('2026-11-21T12:00:00Z'),
  accountId: 'acc_1',
  keyId: 'key_1',
  endpoint: '/chat/completions',
  model: 'small:free',
  provider: 'local',
  promptTokens: 10,
  completionTokens: 5,
  estimated: false,
  latencyMs: 120,
  status: 200,
  costIdr: '0.100001',
  units: 1,
  retentionDays: 30,
  ...change,
})
