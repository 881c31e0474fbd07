import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { UPSTREAM_FAULTS } from '../../../support/upstream-faults.js'

const comic = (num?: number) => call('rest_media_comics', num === undefined ? {} : { num })
const body = (num: number, more: object = {}) => ({
  body: {
    num,
    title: 'Barrel - Part 1',
    safe_title: 'Barrel',
    year: '2006',
    month: '1',
    day: '1',
    alt: "Don't we all.",
    img: 'https://imgs.xkcd.com/comics/barrel.jpg',
    transcript: '[[A boy]]',
    ...more,
  },
})

table('rest_media_comics', [
  refuses(400, 'the number 0', { num: 0 }, 'num'),
  refuses(400, 'a fraction', { num: 1.5 }, 'num'),
])

describe('a comic', () => {
  const data = {
    title: 'Barrel - Part 1',
    date: '2006-01-01',
    alt: "Don't we all.",
    image: 'https://imgs.xkcd.com/comics/barrel.jpg',
  }

  it('has its date in full', async () => {
    await upstreamAnswers('xkcd', '/401/info.0.json', body(401))
    expect(await comic(401)).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/comics/xkcd',
        data: { ...data, num: 401, transcript: '[[A boy]]', url: 'https://xkcd.com/401/' },
      },
    })
  })

  it('is the latest without a number, with the number that it has', async () => {
    await upstreamAnswers('xkcd', '/info.0.json', body(2999, { transcript: '', month: '12', day: '31' }))
    expect(await comic()).toMatchObject({
      status: 200,
      body: { data: { num: 2999, date: '2006-12-31', transcript: null, url: 'https://xkcd.com/2999/' } },
    })
  })

  it('that does not exist is 422', async () => {
    await upstreamAnswers('xkcd', '/404/info.0.json', { status: 404, body: '<html></html>' })
    expect(await comic(404)).toMatchObject({
      status: 422,
      body: { error: { message: 'There is no comic 404.' } },
    })
  })

  it.each([
    ...UPSTREAM_FAULTS.map(([fault, , answer], index) => [fault, 410 + index, answer] as const),
    ['a month that is no number', 430, body(430, { month: 'July' })] as const,
    ['no image', 431, body(431, { img: null })] as const,
  ])('is 502 after %s', async (_fault, num, answer) => {
    await upstreamAnswers('xkcd', `/${num}/info.0.json`, answer)
    expect(await comic(num)).toMatchObject({ status: 502 })
  })
})
