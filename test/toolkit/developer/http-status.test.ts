import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const one = (item: object): unknown[] => [expect.objectContaining(item)]

table('rest_developer_httpStatus', [
  answers(
    'a code',
    { code: 404 },
    {
      count: 1,
      items: one({ phrase: 'Not Found', name: 'NOT_FOUND', class: '4xx', retryable: false, cacheable: true }),
    },
    'RFC 9110, sections 15.1 and 15.5.5',
  ),
  answers(
    'a code worth another attempt',
    { code: 503 },
    { items: one({ phrase: 'Service Unavailable', class: '5xx', retryable: true, cacheable: false }) },
    'RFC 9110, section 15.6.4',
  ),
  answers(
    'too many requests',
    { code: 429 },
    { items: one({ phrase: 'Too Many Requests', retryable: true, cacheable: false }) },
    'RFC 6585, section 4',
  ),
  answers(
    'the informational class',
    { class: '1xx' },
    {
      count: 4,
      items: [100, 101, 102, 103].map((code): unknown => expect.objectContaining({ code, class: '1xx' })),
    },
    'RFC 9110, RFC 2518 and RFC 8297: 100 to 103',
  ),
  answers(
    'words in any letter case',
    { q: 'TEAPOT' },
    { count: 1, items: one({ code: 418 }) },
    'RFC 2324, section 2.3.2',
  ),
  answers(
    'words within a class',
    { q: 'not found', class: '5xx' },
    { count: 0, items: [] },
    'no 5xx is so named',
  ),
  answers('a code outside its class', { code: 404, class: '5xx' }, { count: 0 }, 'filters combine'),
  refuses(422, 'a code that is not assigned', { code: 599 }, '599'),
  refuses(400, 'a code out of range', { code: 99 }, 'code'),
  refuses(400, 'an unknown class', { class: '6xx' }, 'class'),
  answers(
    'all filters at once',
    { code: 404, class: '4xx', q: 'NOT f' },
    { count: 1, items: one({ code: 404 }) },
    'filters combine',
  ),
])

describe('the list of all codes', () => {
  it('ascends, and marks what RFC 9110, section 15.1, lets caches keep and the rules call worth another attempt', async () => {
    const { body } = await call('rest_developer_httpStatus', {})
    const { items } = (
      body as { data: { items: { code: number; cacheable: boolean; retryable: boolean; class: string }[] } }
    ).data
    const codes = items.map(({ code }) => code)
    expect(codes).toEqual([...codes].sort((a, b) => a - b))
    expect(items.filter(({ cacheable }) => cacheable).map(({ code }) => code)).toEqual([
      200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501,
    ])
    expect(items.filter(({ retryable }) => retryable).map(({ code }) => code)).toEqual([
      408, 425, 429, 500, 502, 503, 504,
    ])
    expect(items.every((item) => item.class === `${Math.floor(item.code / 100)}xx`)).toBe(true)
  })
})
