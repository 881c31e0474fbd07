import { expect, test } from 'vitest'
import { readModelPages } from '../../../src/gateway/openai/model-pages.js'
import { UpstreamError } from '../../../src/gateway/providers/upstream.js'

const FIRST = new URL('https://provider.example/v1/models')
const LIMITS = { bytes: 1_000_000, mostAtOnce: 1_000 }

interface Page {
  body: unknown
  link?: string
}

/** The ids that a list gives whose pages are found by what is asked for behind the question mark, and what was asked for. */
const read = async (pages: (search: string) => Page | Error): Promise<{ ids: string[]; asked: string[] }> => {
  const asked: string[] = []
  const models = await readModelPages(
    {
      fetch: ({ url }) => {
        const { href, search } = url as URL
        asked.push(href)
        const page = pages(search)
        if (page instanceof Error) return Promise.reject(page)
        const { body, link = '' } = page
        return Promise.resolve({ type: 'application/json', link, bytes: Buffer.from(JSON.stringify(body)) })
      },
    },
    FIRST,
    {},
    LIMITS,
    1_000,
    new AbortController().signal,
  )
  return { ids: models.map(({ id }) => id), asked }
}

const data = [{ id: 'a' }]
const last: Page = {
  body: { data: [{ id: 'b' }], has_more: false, links: { next: null }, nextPageToken: '' },
}

test.each<[string, Page, string]>([
  // https://platform.claude.com/docs/en/api/models-list
  ['Anthropic', { body: { data, has_more: true, last_id: 'a' } }, '?after_id=a'],
  // https://openrouter.ai/docs/client-sdks/python/components/modelslistresponselinks
  ['OpenRouter', { body: { data, links: { next: '/v1/models?offset=1&limit=1' } } }, '?offset=1&limit=1'],
  // https://ai.google.dev/api/rest/v1beta/models/list
  ['Google', { body: { models: data, nextPageToken: 't/1' } }, '?pageToken=t%2F1'],
  // https://docs.cohere.com/reference/list-models
  ['Cohere', { body: { models: data, next_page_token: 't' } }, '?page_token=t'],
  // https://huggingface.co/docs/hub/api
  [
    'Hugging Face',
    { body: data, link: '<https://provider.example/v1/models?cursor=c>; rel="next"' },
    '?cursor=c',
  ],
  [
    'a header with several links',
    { body: data, link: '</v1/models?page=1>; rel="prev", </v1/models?page=3>; title=x; rel=next' },
    '?page=3',
  ],
])('a list goes on as with %s', async (_, page, search) => {
  const { ids, asked } = await read((given) => (given === '' ? page : last))
  expect(ids).toEqual(['a', 'b'])
  expect(asked).toEqual([FIRST.href, FIRST.href + search])
})

test.each<[string, Page]>([
  ['names another origin', { body: { data, links: { next: 'https://other.example/v1/models' } } }],
  ['names no address', { body: { data, links: { next: 'https://' } } }],
  ['has a link to something else', { body: data, link: '</v1/models?page=1>; rel="prev"' }],
  ['says only that there is more', { body: { data, has_more: true } }],
  ['has no more', { body: { data, has_more: false, last_id: 'a' } }],
])('a list ends where it %s', async (_, page) => {
  expect((await read(() => page)).asked).toEqual([FIRST.href])
})

test('a list that goes round ends, and so does one whose pages bring nothing new', async () => {
  const round = await read(() => ({ body: { data, has_more: true, last_id: 'a' } }))
  expect(round.asked).toHaveLength(2)
  let token = 0
  const endless = await read(() => ({ body: { data, nextPageToken: String(token++) } }))
  expect(endless.asked).toHaveLength(2)
  let id = 0
  const growing = await read(() => ({ body: { data: [{ id: `m${id++}` }], nextPageToken: String(id) } }))
  expect(growing.asked).toHaveLength(100)
})

test('a page that does not exist ends a list, and one that could not be had makes it fail', async () => {
  const first: Page = { body: { data, has_more: true, last_id: 'a' } }
  const readWith = (error: Error) => read((search) => (search === '' ? first : error))
  for (const error of [
    new UpstreamError('refused', 'unknown parameter', { status: 400 }),
    new UpstreamError('status', 'not found', { status: 404 }),
  ])
    expect((await readWith(error)).ids).toEqual(['a'])
  for (const error of [
    new UpstreamError('status', 'overloaded', { status: 503 }),
    new UpstreamError('timeout', 'nothing arrived'),
  ])
    await expect(readWith(error)).rejects.toThrow(error)
})
