import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const at = (search: string, limit = 10): string =>
  `/json/stations/search?${search}&order=votes&reverse=true&hidebroken=true&limit=${limit}`
const stations = (query: Readonly<Record<string, string | number>>) => call('rest_media_radio', query)
const BARE = { stationuuid: 'u-1', name: 'Bare', url: 'http://s', url_resolved: '', votes: 3 }

table('rest_media_radio', [
  refuses(400, 'neither name, country nor tag', { limit: 5 }, 'q'),
  refuses(400, 'empty texts alone', { q: '', tag: '' }, 'q'),
  refuses(400, 'a country in small letters', { country: 'de' }, 'country'),
  refuses(400, 'a tag of 51 characters', { tag: 'a'.repeat(51) }, 'tag'),
])

describe('stations', () => {
  it('have lists for what is separated by commas, and null for nothing', async () => {
    const blank = { homepage: '', favicon: '', countrycode: '', language: '', tags: '', bitrate: 0 }
    await upstreamAnswers('radiobrowser', at('name=whole&countrycode=DE&tag=smooth%20jazz', 3), {
      body: [
        {
          ...BARE,
          name: '  Jazz \n',
          url_resolved: 'https://r',
          homepage: 'https://h',
          favicon: 'https://f',
          countrycode: 'DE',
          language: 'english, german ,',
          tags: 'smooth jazz,,jazz',
          codec: 'MP3',
          bitrate: 128,
        },
        { ...BARE, ...blank, codec: 'UNKNOWN' },
        { ...BARE, codec: '' },
      ],
    })
    const none = {
      id: 'u-1',
      name: 'Bare',
      stream: 'http://s',
      homepage: null,
      icon: null,
      country: null,
      languages: [],
      tags: [],
      codec: null,
      bitrate: null,
      votes: 3,
    }
    expect(await stations({ q: 'whole', country: 'DE', tag: 'smooth jazz', limit: 3 })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/radio/stations',
        data: {
          count: 3,
          items: [
            {
              id: 'u-1',
              name: 'Jazz',
              stream: 'https://r',
              homepage: 'https://h',
              icon: 'https://f',
              country: 'DE',
              languages: ['english', 'german'],
              tags: ['smooth jazz', 'jazz'],
              codec: 'MP3',
              bitrate: 128,
              votes: 3,
            },
            none,
            none,
          ],
        },
      },
    })
  })

  it.each([
    ['a country alone', { country: 'ID' }, 'countrycode=ID'],
    ['a tag alone', { tag: 'gamelan', q: '' }, 'tag=gamelan'],
    ['a name alone', { q: 'a&b' }, 'name=a%26b'],
  ])('may be asked for by %s', async (_what, query, search) => {
    await upstreamAnswers('radiobrowser', at(search), { body: [] })
    expect(await stations(query)).toMatchObject({ status: 200, body: { data: { count: 0, items: [] } } })
  })

  it.each([
    ...SEARCH_FAULTS,
    ['a station without an address', 'silent', { body: [{ ...BARE, url: null }] }] as const,
  ])('are 502 after %s', async (_fault, q, answer) => {
    await upstreamAnswers('radiobrowser', at(`name=${q}`), answer)
    expect(await stations({ q })).toMatchObject({ status: 502 })
  })
})
