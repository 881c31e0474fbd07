import { expect, it } from 'vitest'
import type { FeatureId } from '#operation'
import { call } from './table.js'
import { upstreamAnswers } from './upstream.js'
import type { LocalAnswer } from './upstream-server.js'

type Query = Readonly<Record<string, string | number | boolean>>
type Target = Parameters<typeof upstreamAnswers>[1]

/** A call of a feature and what it asks its upstream. */
export interface Case {
  upstream: string
  query: Query
  target: Target
}

/** Calls a feature whose upstream answers so. */
export const answered = async (
  operationId: FeatureId,
  { upstream, query, target }: Case,
  answer: LocalAnswer,
): Promise<{ status: number; body: unknown }> => {
  await upstreamAnswers(upstream, target, answer)
  return call(operationId, query)
}

/** The data of a feature whose upstream sends a body. */
export const dataOf = async (operationId: FeatureId, asked: Case, body: unknown): Promise<unknown> => {
  const { status, body: answer } = await answered(operationId, asked, { body })
  expect({ status, answer }).toMatchObject({ status: 200, answer: { ok: true } })
  return (answer as { data: unknown }).data
}

/** How a feature fares with an upstream that sends two items where the call asks for one. */
export const keepsToLimit = (operationId: FeatureId, asked: Case, body: unknown): void => {
  it(`${operationId} gives no more items than the limit where its upstream sends more`, async () => {
    expect(await dataOf(operationId, asked, body)).toMatchObject({ count: 1, items: [{}] })
  })
}
