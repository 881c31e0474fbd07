import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'

const poem = (author: string, title: string, lines: string[], linecount: unknown = String(lines.length)) => ({
  title,
  author,
  lines,
  linecount,
})

const ask = async (target: string, query: Record<string, string | number>, answer: object) => {
  await upstreamAnswers('poetrydb', target, answer)
  return call('rest_poetry_poems', query)
}

table('rest_poetry_poems', [
  refuses(400, 'neither author nor title', { limit: 3 }, 'author'),
  refuses(400, 'blanks for an author', { author: '  ' }, 'author'),
  refuses(400, 'blanks for a title', { author: 'Keats', title: ' ' }, 'title'),
  refuses(400, 'a slash', { author: 'a/b' }, 'author'),
  refuses(400, 'a semicolon', { title: 'a;b' }, 'title'),
  refuses(400, 'too many', { author: 'a', limit: 51 }, 'limit'),
])

describe('poems by author and title', () => {
  it('are asked for by both, sorted, and cut to the limit', async () => {
    const body = [
      poem('Shelley', 'B', ['x']),
      poem('Keats', 'Z', ['x']),
      poem('Keats', 'A', ['', 'one', 'two', '', '', 'three', ''], 3),
    ]
    const { status, body: answer } = await ask(
      '/author,title/e%20A;O',
      { author: 'e A', title: 'O', limit: 2 },
      { body },
    )
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      data: {
        total: 3,
        count: 2,
        items: [
          {
            author: 'Keats',
            title: 'A',
            lineCount: 3,
            stanzas: 2,
            lines: ['', 'one', 'two', '', '', 'three', ''],
          },
          { author: 'Keats', title: 'Z', lineCount: 1, stanzas: 1, lines: ['x'] },
        ],
      },
    })
  })

  it.each([
    ['/author/Only', { author: 'Only' }],
    ['/title/Ode%20to%20a', { title: 'Ode to a' }],
  ])('are asked for by %s', async (target, query) => {
    const { body } = await ask(target, query, { body: [poem('P', 'T', ['x'])] })
    expect(body).toMatchObject({ data: { total: 1, items: [{ author: 'P' }] } })
  })

  it.each([
    ['an object', { body: { status: 404, reason: 'Not found' } }],
    ['status 404', { status: 404, body: { status: 404, reason: 'Not found' } }],
    ['a status in a text', { body: { status: '404', reason: 'Not found' } }],
  ])('are an empty list where the upstream says so by %s', async (name, answer) => {
    const { status, body } = await ask(`/author/${encodeURIComponent(name)}`, { author: name }, answer)
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { total: 0, count: 0, items: [] } } })
  })

  it.each([
    ['another object', { body: { status: 405, reason: 'No' } }],
    ['no lines', { body: [{ title: 'T', author: 'A', linecount: '1' }] }],
    ['a count that is none', { body: [poem('A', 'T', ['x'], 'many')] }],
    ['status 500', { status: 500, body: 'no' }],
    ['a text', { body: 'hello' }],
  ])('are 502 after %s', async (name, answer) => {
    const { status } = await ask(`/title/${encodeURIComponent(name)}`, { title: name }, answer)
    expect(status).toBe(502)
  })
})
