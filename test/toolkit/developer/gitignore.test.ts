import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers, upstreamRequests } from '../../support/upstream.js'

const at = (name: string): string => `/gitignore/templates/${name}`
const fetched = (name: string) => call('rest_developer_gitignore', { name })

table('rest_developer_gitignore', [
  refuses(400, 'a name with a slash', { name: 'Global/Vim' }, 'name'),
  refuses(400, 'an empty name', { name: '' }, 'name'),
  refuses(422, 'the parent folder', { name: '..' }, '..'),
])

describe('a template', () => {
  it('has its rules without comments, blank lines and white space at the end', async () => {
    const source = '# Logs\r\nlogs  \r\n\n *.log\n\\#kept\n!keep.log'
    await upstreamAnswers('github', at('Python'), { body: { name: 'Python', source } })
    expect(await fetched('Python')).toMatchObject({
      status: 200,
      body: { data: { name: 'Python', source, rules: ['logs', ' *.log', '\\#kept', '!keep.log'], count: 4 } },
    })
  })

  it('is asked for with its name encoded', async () => {
    await upstreamAnswers('github', at('C%2B%2B'), { body: { name: 'C++', source: '*.o\n' } })
    expect(await fetched('C++')).toMatchObject({ body: { data: { name: 'C++', count: 1 } } })
    expect(await upstreamRequests('github', at('C%2B%2B'))).toMatchObject([{ method: 'GET', search: '' }])
  })

  it('that GitHub does not have is 422', async () => {
    await upstreamAnswers('github', at('NoSuch'), { status: 404, body: { message: 'Not Found' } })
    expect(await fetched('NoSuch')).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('NoSuch') as string } },
    })
  })

  it.each([
    ['a failure', 'Fails', { status: 500, body: {} }],
    ['a rate limit', 'Limited', { status: 403, body: { message: 'API rate limit exceeded' } }],
    ['an answer without a source', 'Short', { body: { name: 'Short' } }],
    ['a page', 'Page', { body: '<html>', headers: { 'content-type': 'text/html' } }],
    ['a closed connection', 'Reset', { failure: 'reset' as const }],
  ])('is 502 after %s', async (_fault, name, answer) => {
    await upstreamAnswers('github', at(name), answer)
    expect(await fetched(name)).toMatchObject({ status: 502, body: { error: { code: 'upstream_failed' } } })
  })
})
