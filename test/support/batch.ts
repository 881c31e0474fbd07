import { setTimeout as sleep } from 'node:timers/promises'
import type OpenAI from 'openai'
import type { ResponseBody } from '#operation'

export type Batch = ResponseBody<'createBatch'>

/** A line of a batch's results. */
export interface ResultLine {
  custom_id: string
  response: {
    status_code: number
    request_id: string
    body: {
      choices?: { message: { content: string } }[]
      error?: { message: string; param: string | null; code: string }
    }
  } | null
  error: { code: string; message: string } | null
}

/** Requests of one user message each, which is its custom_id. */
export const requestsOf = (customIds: readonly string[], body: object = {}) =>
  customIds.map((custom_id) => ({
    custom_id,
    body: { model: 'vendor/a', messages: [{ role: 'user', content: custom_id }], ...body },
  }))

export const submit = (client: OpenAI, body: object): Promise<Batch> => client.post<Batch>('/batch', { body })

/** The results, as soon as they are there. */
export const resultsAt = async (address: string, patienceMs = 15_000): Promise<ResultLine[]> => {
  const until = Date.now() + patienceMs
  for (;;) {
    const response = await fetch(address)
    const text = await response.text()
    if (response.status === 200)
      return text
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as ResultLine)
    if (response.status !== 202 || Date.now() > until) throw new Error(`${response.status}: ${text}`)
    await sleep(50)
  }
}
