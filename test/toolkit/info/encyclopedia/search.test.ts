import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const at = (q: string, limit = 10, lang = 'en'): string =>
  `/${lang}/w/rest.php/v1/search/page?q=${encodeURIComponent(q)}&limit=${limit}`
const search = (q: string, more: { limit?: number; lang?: string } = {}) =>
  call('rest_info_encyclopedia_2', { q, ...more })
const page = (id: number, more: object = {}) => ({
  id,
  key: `Page_${id}`,
  title: `Page ${id}`,
  excerpt: '',
  description: null,
  thumbnail: null,
  ...more,
})

table('rest_info_encyclopedia_2', [
  refuses(400, 'no words', {}, 'q'),
  refuses(400, 'empty words', { q: '' }, 'q'),
  refuses(400, 'a limit of 51', { q: 'a', limit: 51 }, 'limit'),
  refuses(400, 'a limit of 0', { q: 'a', limit: 0 }, 'limit'),
  refuses(400, 'a language with an underscore', { q: 'a', lang: 'zh_yue' }, 'lang'),
])

describe('articles', () => {
  it('keep their order, with tags and entities turned to text', async () => {
    const excerpt = ' a <span class="searchmatch">crater</span> &amp; &lt;lake&gt;&#39;s \n'
    await upstreamAnswers('wikipedia', at('whole', 2, 'zh-yue'), {
      body: {
        pages: [
          page(9, { excerpt, description: 'Lake', thumbnail: { url: '//upload.test/a.jpg', width: 60 } }),
          page(3, { thumbnail: { url: 'https://upload.test/b.jpg' } }),
        ],
      },
    })
    expect(await search('whole', { limit: 2, lang: 'zh-yue' })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'info/encyclopedia/search',
        data: {
          count: 2,
          items: [
            {
              title: 'Page 9',
              description: 'Lake',
              excerpt: "a crater & <lake>'s",
              pageId: 9,
              url: 'https://zh-yue.wikipedia.org/wiki/Page_9',
              thumbnail: 'https://upload.test/a.jpg',
            },
            {
              title: 'Page 3',
              description: null,
              excerpt: '',
              pageId: 3,
              url: 'https://zh-yue.wikipedia.org/wiki/Page_3',
              thumbnail: 'https://upload.test/b.jpg',
            },
          ],
        },
      },
    })
  })

  it.each([
    ['AC/DC:_Live?', 'AC/DC:_Live%3F'],
    ['Æ%2F', '%C3%86%252F'],
    ["It's_(a)!*", "It's_(a)!*"],
    ['\ud800', '%EF%BF%BD'],
  ])('with the key %j have their address', async (key, path) => {
    const q = `key ${path}`
    await upstreamAnswers('wikipedia', at(q), { body: { pages: [page(1, { key })] } })
    expect(await search(q)).toMatchObject({
      body: { data: { items: [{ url: `https://en.wikipedia.org/wiki/${path}` }] } },
    })
  })

  it('may be none', async () => {
    await upstreamAnswers('wikipedia', at('none'), { body: { pages: [] } })
    expect(await search('none')).toMatchObject({ status: 200, body: { data: { count: 0, items: [] } } })
  })

  it.each([
    ...SEARCH_FAULTS,
    ['a page without a title', 'untitled', { body: { pages: [page(1, { title: null })] } }] as const,
  ])('are 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('wikipedia', at(subject), answer)
    expect(await search(subject)).toMatchObject({ status: 502 })
  })
})
