import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'

const target = (date?: string): string =>
  `/planetary/apod?api_key=DEMO_KEY&thumbs=true${date === undefined ? '' : `&date=${date}`}`

const answered = async (date: string, answer: { status?: number; body: unknown }) => {
  await upstreamAnswers('nasa', target(date), answer)
  return call('rest_science_apod', { date })
}

table('rest_science_apod', [
  refuses(400, 'a day before the first picture', { date: '1995-06-15' }, 'date'),
  refuses(400, 'an impossible date', { date: '2023-02-29' }, 'date'),
])

describe('the picture', () => {
  it('has its fields, the holder of the copyright trimmed', async () => {
    const answer = await answered('2020-01-02', {
      body: {
        date: '2020-01-02',
        title: 'T',
        explanation: 'E',
        media_type: 'video',
        url: 'https://example.org/v',
        thumbnail_url: 'https://example.org/t.jpg',
        copyright: '\n A\nB \n',
      },
    })
    expect(answer).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'science/apod',
        data: {
          date: '2020-01-02',
          title: 'T',
          explanation: 'E',
          mediaType: 'video',
          url: 'https://example.org/v',
          hdUrl: null,
          thumbnailUrl: 'https://example.org/t.jpg',
          copyright: 'A\nB',
        },
      },
    })
  })

  it('may be of another medium and without an address', async () => {
    const body = { date: '1995-06-16', title: 'T', explanation: 'E', media_type: 'interactive' }
    expect(await answered('1995-06-16', { body })).toMatchObject({
      status: 200,
      body: { data: { mediaType: 'other', url: null, copyright: null } },
    })
  })

  it('is the latest without a date', async () => {
    const body = { date: '2026-01-01', title: 'Latest', explanation: 'E', media_type: 'image', url: 'u' }
    await upstreamAnswers('nasa', target(), { body })
    expect(await call('rest_science_apod', {})).toMatchObject({
      status: 200,
      body: { data: { title: 'Latest', mediaType: 'image' } },
    })
  })

  it.each([
    ['2095-01-01', 400],
    ['2020-06-10', 404],
  ])('of %s is a 422 where the upstream says %d', async (date, status) => {
    const body = { code: status, msg: 'Date must be between Jun 16, 1995 and today.' }
    expect(await answered(date, { status, body })).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining(date) as string } },
    })
  })

  it('is a 502 where the upstream fails', async () => {
    expect(await answered('2020-02-02', { status: 500, body: {} })).toMatchObject({ status: 502 })
  })
})
