import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { UPSTREAM_FAULTS } from '../../../support/upstream-faults.js'

const mbidOf = (number: number): string => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`
const at = (number: number): string => `/release/${mbidOf(number)}`
const covers = (number: number) => call('rest_media_music_5', { mbid: mbidOf(number) })
const RELEASE = 'https://musicbrainz.org/release/x'

table('rest_media_music_5', [
  refuses(400, 'no id', {}, 'mbid'),
  refuses(400, 'an id that is no UUID', { mbid: 'nevermind' }, 'mbid'),
])

describe('cover art', () => {
  const image = (more: object) => ({
    id: 829_521_842,
    types: ['Front', 'Spine'],
    front: false,
    back: true,
    approved: true,
    comment: '',
    image: 'http://coverartarchive.org/release/x/1.jpg',
    thumbnails: {},
    ...more,
  })
  const item = {
    id: '829521842',
    types: ['Front', 'Spine'],
    front: false,
    back: true,
    approved: true,
    comment: null,
    url: 'https://coverartarchive.org/release/x/1.jpg',
    thumbnails: { small: null, large: null },
  }

  it('has https everywhere and the address of the first front', async () => {
    await upstreamAnswers('coverartarchive', at(1), {
      body: {
        release: 'http://musicbrainz.org/release/x',
        images: [
          image({}),
          image({
            id: '7',
            front: true,
            comment: 'scan',
            image: 'http://a/front',
            thumbnails: {
              250: 'http://a/250',
              500: 'https://a/500',
              small: 'http://a/s',
              large: 'http://a/l',
            },
          }),
          image({
            front: true,
            image: 'https://a/2',
            thumbnails: { small: 'http://a/s', large: 'http://a/l' },
          }),
        ],
      },
    })
    expect(await covers(1)).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/music/cover-art',
        data: {
          release: RELEASE,
          front: 'https://a/front',
          count: 3,
          items: [
            item,
            {
              ...item,
              id: '7',
              front: true,
              comment: 'scan',
              url: 'https://a/front',
              thumbnails: { small: 'https://a/250', large: 'https://a/500' },
            },
            {
              ...item,
              front: true,
              url: 'https://a/2',
              thumbnails: { small: 'https://a/s', large: 'https://a/l' },
            },
          ],
        },
      },
    })
  })

  it('may have no front', async () => {
    await upstreamAnswers('coverartarchive', at(2), { body: { release: RELEASE, images: [image({})] } })
    expect(await covers(2)).toMatchObject({ body: { data: { front: null, count: 1 } } })
  })

  it('is found behind a redirect', async () => {
    await upstreamAnswers('coverartarchive', at(3), {
      status: 307,
      headers: { location: '/coverartarchive/a/base/path/index.json' },
    })
    await upstreamAnswers('coverartarchive', '/index.json', { body: { release: RELEASE, images: [] } })
    expect(await covers(3)).toMatchObject({
      status: 200,
      body: { data: { count: 0, items: [], front: null } },
    })
  })

  it('that does not exist is 422', async () => {
    await upstreamAnswers('coverartarchive', at(4), { status: 404, body: '<!doctype html>' })
    expect(await covers(4)).toMatchObject({ status: 422 })
  })

  it.each([
    ...UPSTREAM_FAULTS.map(([fault, , answer], index) => [fault, 10 + index, answer] as const),
    ['an image without an address', 30, { body: { release: RELEASE, images: [{ id: 1 }] } }] as const,
  ])('is 502 after %s', async (_fault, number, answer) => {
    await upstreamAnswers('coverartarchive', at(number), answer)
    expect(await covers(number)).toMatchObject({ status: 502 })
  })
})
