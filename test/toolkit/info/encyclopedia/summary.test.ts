import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers, upstreamRequests } from '../../../support/upstream.js'
import { UPSTREAM_FAULTS } from '../../../support/upstream-faults.js'

const at = (segment: string, lang = 'en'): string => `/${lang}/api/rest_v1/page/summary/${segment}`
const summary = (title: string, lang?: string) =>
  call('rest_info_encyclopedia', { title, ...(lang === undefined ? {} : { lang }) })

const BARE = {
  type: 'standard',
  title: 'Bare',
  pageid: 7,
  extract: 'Text.',
  timestamp: '2026-01-02T03:04:05Z',
  content_urls: { desktop: { page: 'https://en.wikipedia.org/wiki/Bare' } },
}

table('rest_info_encyclopedia', [
  refuses(400, 'no title', {}, 'title'),
  refuses(400, 'an empty title', { title: '' }, 'title'),
  refuses(400, 'a title of 201 characters', { title: 'a'.repeat(201) }, 'title'),
  refuses(400, 'a language in capitals', { title: 'a', lang: 'EN' }, 'lang'),
  refuses(400, 'a language that is another host', { title: 'a', lang: 'en.evil' }, 'lang'),
  refuses(422, 'a blank title', { title: '  ' }, 'no such article'),
  refuses(422, 'the parent folder', { title: '..' }, 'no such article'),
])

describe('a summary', () => {
  it('has every field that Wikipedia documents', async () => {
    await upstreamAnswers('wikipedia', at('Whole', 'id'), {
      body: {
        ...BARE,
        type: 'disambiguation',
        description: 'A thing',
        wikibase_item: 'Q1',
        thumbnail: { source: 'https://t', width: 320, height: 240 },
        originalimage: { source: 'https://o', width: 3200, height: 2400 },
        coordinates: { lat: -7.6, lon: 110.2 },
      },
    })
    expect(await summary('Whole', 'id')).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'info/encyclopedia/summary',
        data: {
          title: 'Bare',
          lang: 'id',
          type: 'disambiguation',
          description: 'A thing',
          extract: 'Text.',
          url: 'https://en.wikipedia.org/wiki/Bare',
          pageId: 7,
          wikidataId: 'Q1',
          thumbnail: { url: 'https://t', width: 320, height: 240 },
          coordinates: { lat: -7.6, lon: 110.2 },
          updated: '2026-01-02T03:04:05Z',
        },
      },
    })
  })

  it('has null for what is missing', async () => {
    await upstreamAnswers('wikipedia', at('Bare'), { body: BARE })
    expect(await summary('Bare')).toMatchObject({
      body: { data: { description: null, wikidataId: null, thumbnail: null, coordinates: null } },
    })
  })

  it.each([
    ['blanks as underscores, without those around it', '  Mount Merapi ', 'Mount_Merapi'],
    ['everything else percent-encoded', 'AC/DC? #1 é', 'AC%2FDC%3F_%231_%C3%A9'],
  ])('is asked for with %s', async (_what, title, segment) => {
    await upstreamAnswers('wikipedia', at(segment), { body: BARE })
    expect(await summary(title)).toMatchObject({ status: 200 })
    expect(await upstreamRequests('wikipedia', at(segment))).toMatchObject([{ method: 'GET', search: '' }])
  })

  it('follows a redirect to another title', async () => {
    await upstreamAnswers('wikipedia', at('Old'), { status: 302, headers: { location: 'New' } })
    await upstreamAnswers('wikipedia', at('New'), { body: { ...BARE, title: 'New' } })
    expect(await summary('Old')).toMatchObject({ status: 200, body: { data: { title: 'New' } } })
  })

  it('of a title without an article is 422', async () => {
    await upstreamAnswers('wikipedia', at('None'), { status: 404, body: { title: 'Not found.' } })
    expect(await summary('None')).toMatchObject({
      status: 422,
      body: { error: { message: 'no such article: "None" in en.wikipedia.org.' } },
    })
  })

  it.each([
    ...UPSTREAM_FAULTS,
    ['no page', 'unnumbered', { body: { ...BARE, pageid: undefined } }] as const,
    ['no address', 'homeless', { body: { ...BARE, content_urls: {} } }] as const,
  ])('is 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('wikipedia', at(subject), answer)
    expect(await summary(subject)).toMatchObject({
      status: 502,
      body: { error: { code: 'upstream_failed' } },
    })
  })
})
