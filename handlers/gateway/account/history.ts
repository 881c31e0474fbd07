import { Decimal } from 'decimal.js'
import { operation, readStore } from '#gateway'

const DAY_MS = 86_400_000

/** A day's use; money stays decimal until it is written. */
interface Use {
  requests: number
  promptTokens: number
  completionTokens: number
  costIdr: Decimal
}

const NONE: Use = { requests: 0, promptTokens: 0, completionTokens: 0, costIdr: new Decimal(0) }

const sum = (one: Use, other: Use): Use => ({
  requests: one.requests + other.requests,
  promptTokens: one.promptTokens + other.promptTokens,
  completionTokens: one.completionTokens + other.completionTokens,
  costIdr: one.costIdr.plus(other.costIdr),
})

const written = ({ requests, promptTokens, completionTokens, costIdr }: Use) => ({
  requests,
  prompt_tokens: promptTokens,
  completion_tokens: completionTokens,
  total_tokens: promptTokens + completionTokens,
  cost_idr: costIdr.toFixed(),
})

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Charged requests, tokens and IDR of each UTC day up to today, the days without any as zeros. */
export default operation('getUsageHistory', async ({ query: { days }, context: { principal, store } }) => {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const first = today - (days - 1) * DAY_MS
  const rows = await readStore(store, async () => {
    await store.journal.flush()
    return store.prisma.usageDay.findMany({
      where: { accountId: principal.account.id, day: { gte: new Date(first), lte: new Date(today) } },
    })
  })
  const used = new Map<string, Use>(
    rows.map((row) => [
      dateOf(row.day.getTime()),
      {
        requests: Number(row.requests),
        promptTokens: Number(row.promptTokens),
        completionTokens: Number(row.completionTokens),
        costIdr: new Decimal(row.costIdr.toFixed()),
      },
    ]),
  )
  const series = Array.from({ length: days }, (_, index) => {
    const date = dateOf(first + index * DAY_MS)
    return { date, ...written(used.get(date) ?? NONE) }
  })
  return { status: 200, body: { days, series, totals: written([...used.values()].reduce(sum, NONE)) } }
})
