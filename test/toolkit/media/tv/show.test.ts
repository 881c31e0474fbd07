import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { UPSTREAM_FAULTS } from '../../../support/upstream-faults.js'

const at = (id: number): string => `/shows/${id}?embed=cast`
const show = (id: number) => call('rest_media_tv_2', { id })
const bare = (id: number) => ({ id, name: 'Bare', url: `https://www.tvmaze.com/shows/${id}/bare` })
const image = (name: string) => ({ medium: `https://m/${name}`, original: `https://o/${name}` })

table('rest_media_tv_2', [
  refuses(400, 'no number', {}, 'id'),
  refuses(400, 'the number 0', { id: 0 }, 'id'),
  refuses(400, 'a number past ten million', { id: 10_000_001 }, 'id'),
])

describe('a show', () => {
  it('has its cast in order, with the picture of the character or else of the person', async () => {
    const member = (id: number, person: object | null, character: object | null, voice = false) => ({
      person: { id, name: `Person ${id}`, image: person },
      character: { id, name: `Character ${id}`, image: character },
      self: false,
      voice,
    })
    await upstreamAnswers('tvmaze', at(101), {
      body: {
        ...bare(101),
        schedule: { time: '22:00', days: ['Monday', 'Thursday'] },
        _embedded: {
          cast: [
            member(9, image('p9'), image('c9')),
            member(4, image('p4'), null, true),
            member(5, null, null),
          ],
        },
      },
    })
    const part = (id: number) => ({ person: `Person ${id}`, personId: id, character: `Character ${id}` })
    expect(await show(101)).toMatchObject({
      status: 200,
      body: {
        data: {
          ...bare(101),
          schedule: { time: '22:00', days: ['Monday', 'Thursday'] },
          cast: [
            { ...part(9), voice: false, image: 'https://m/c9' },
            { ...part(4), voice: true, image: 'https://m/p4' },
            { ...part(5), voice: false, image: null },
          ],
        },
      },
    })
  })

  it('has no time where it is empty, and may have no cast', async () => {
    await upstreamAnswers('tvmaze', at(102), {
      body: { ...bare(102), schedule: { time: '', days: [] }, _embedded: { cast: [] } },
    })
    expect(await show(102)).toMatchObject({
      body: { data: { schedule: { time: null, days: [] }, cast: [] } },
    })
    await upstreamAnswers('tvmaze', at(103), { body: bare(103) })
    expect(await show(103)).toMatchObject({
      body: { data: { schedule: { time: null, days: [] }, cast: [] } },
    })
  })

  it('that does not exist is 422', async () => {
    await upstreamAnswers('tvmaze', at(104), { status: 404, body: { name: 'Not Found', status: 404 } })
    expect(await show(104)).toMatchObject({
      status: 422,
      body: { error: { message: 'TVmaze has no show 104.' } },
    })
  })

  it.each(UPSTREAM_FAULTS.map(([fault, , answer], index) => [fault, 110 + index, answer] as const))(
    'is 502 after %s',
    async (_fault, id, answer) => {
      await upstreamAnswers('tvmaze', at(id), answer)
      expect(await show(id)).toMatchObject({ status: 502 })
    },
  )
})
