import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

interface Plan {
  data: {
    items: {
      day: number
      date: string
      fromPage: number
      toPage: number
      pages: number
      from: string
      to: string
      juz: number
    }[]
  }
}

const planOf = async (query: Record<string, string | number>): Promise<Plan['data']['items']> =>
  ((await call('rest_islamic_quran_9', query)).body as Plan).data.items

table('rest_islamic_quran_9', [
  answers(
    'the last three pages in two days over the end of a leap February',
    { days: 2, start: '2028-02-29', fromPage: 602 },
    {
      days: 2,
      start: '2028-02-29',
      end: '2028-03-01',
      pages: 3,
      count: 2,
      items: [
        {
          day: 1,
          date: '2028-02-29',
          fromPage: 602,
          toPage: 602,
          pages: 1,
          from: '106:1',
          to: '108:3',
          juz: 30,
        },
        {
          day: 2,
          date: '2028-03-01',
          fromPage: 603,
          toPage: 604,
          pages: 2,
          from: '109:1',
          to: '114:6',
          juz: 30,
        },
      ],
    },
    'floor(3 / 2) = 1 page on the first day; pages of the Madinah mushaf',
  ),
  answers(
    'a whole reading on one day',
    { days: 1, start: '2026-01-01' },
    { end: '2026-01-01', pages: 604, count: 1 },
    'definition',
  ),
  answers(
    'a page a day',
    { days: 604, start: '2026-01-01' },
    { end: '2027-08-27', count: 604 },
    '603 days later',
  ),
  answers(
    'the last page',
    { days: 1, start: '9999-12-31', fromPage: 604 },
    { pages: 1, count: 1 },
    'definition',
  ),
  refuses(422, 'more days than pages', { days: 4, start: '2026-01-01', fromPage: 602 }, '3 pages'),
  refuses(422, 'a plan past all dates', { days: 2, start: '9999-12-31' }, 'year 9999'),
  refuses(400, 'no days', { days: 0, start: '2026-01-01' }, 'days'),
  refuses(400, 'too many days', { days: 605, start: '2026-01-01' }, 'days'),
  refuses(400, 'page 605', { days: 1, start: '2026-01-01', fromPage: 605 }, 'fromPage'),
  refuses(400, 'a day that is none', { days: 1, start: '2026-02-29' }, 'start'),
  refuses(400, 'no start', { days: 1 }, 'start'),
])

describe('a plan', () => {
  it.each([
    [30, 1],
    [7, 1],
    [29, 50],
    [600, 3],
  ])('for %d days from page %d reads every page once', async (days, fromPage) => {
    const items = await planOf({ days, start: '2026-02-18', fromPage })
    let page = fromPage
    for (const item of items) {
      expect([item.fromPage, item.pages]).toEqual([page, item.toPage - item.fromPage + 1])
      page = item.toPage + 1
    }
    expect(page).toBe(605)
    const sizes = items.map(({ pages }) => pages)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  })

  it('of 30 days begins with the known pages of juz 1 and 2', async () => {
    const [first, second] = await planOf({ days: 30, start: '2026-02-18' })
    // Page 20 ends with 2:134, page 21 begins with 2:135; 2 x 604 / 30 is 40.27.
    expect(first).toMatchObject({ fromPage: 1, toPage: 20, from: '1:1', to: '2:134', juz: 1 })
    expect(second).toMatchObject({ date: '2026-02-19', fromPage: 21, toPage: 40, from: '2:135', juz: 1 })
  })
})
