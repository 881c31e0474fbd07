import statuses from 'http-status'
import { feature, unprocessable } from '#toolkit'
import type { Data } from '#operation'

type Item = Data<'rest_developer_httpStatus'>['items'][number]

/** Failures after which the same request may succeed later. */
const RETRYABLE: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504])

/** Heuristically cacheable: RFC 9110, section 15.1. */
const CACHEABLE: ReadonlySet<number> = new Set([200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501])

const texts = statuses as unknown as Readonly<Record<string, string>>

const text = (key: string): string => {
  const value = texts[key]
  if (value === undefined) throw new Error(`The list of statuses has no ${key}`)
  return value
}

const items: readonly Item[] = Object.keys(texts)
  .filter((key) => /^\d{3}$/.test(key))
  .map(Number)
  .sort((a, b) => a - b)
  .map((code) => ({
    code,
    phrase: text(`${code}`),
    name: text(`${code}_NAME`),
    class: text(`${code}_CLASS`) as Item['class'],
    description: text(`${code}_MESSAGE`),
    retryable: RETRYABLE.has(code),
    cacheable: CACHEABLE.has(code),
  }))

export default feature('rest_developer_httpStatus', ({ code, q, class: ofClass }) => {
  if (code !== undefined && !items.some((item) => item.code === code)) {
    unprocessable(`${code} is not a registered status code.`)
  }
  const words = q?.toLowerCase() ?? ''
  const found = items.filter(
    (item) =>
      (code === undefined || item.code === code) &&
      (ofClass === undefined || item.class === ofClass) &&
      (item.phrase.toLowerCase().includes(words) || item.description.toLowerCase().includes(words)),
  )
  return { count: found.length, items: found }
})
