import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'

const RANDOM_GERMAN = '/facts/random?language=de'

const answered = async (...answers: { status?: number; body?: unknown; text?: string }[]) => {
  await upstreamAnswers('uselessfacts', RANDOM_GERMAN, ...answers)
  return call('rest_fun_fact', { lang: 'de' })
}

table('rest_fun_fact', [
  refuses(400, 'another day', { when: 'tomorrow' }, 'when'),
  refuses(400, 'another language', { lang: 'fr' }, 'lang'),
])

describe('a fact', () => {
  it('has its fields, the text trimmed', async () => {
    const body = {
      id: 'f1',
      text: '  Eis ist kalt.\n',
      source: 'a book',
      source_url: 'https://example.org/book',
      language: 'de',
      permalink: 'https://example.org/f1',
    }
    expect(await answered({ body })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'fun/fact',
        data: {
          id: 'f1',
          text: 'Eis ist kalt.',
          lang: 'de',
          source: 'a book',
          sourceUrl: 'https://example.org/book',
          permalink: 'https://example.org/f1',
        },
      },
    })
  })

  it('has null for what is empty, absent or null', async () => {
    const body = { id: 'f2', text: 'T', source: '', source_url: null, language: 'de' }
    expect(await answered({ body })).toMatchObject({
      status: 200,
      body: { data: { source: null, sourceUrl: null, permalink: null } },
    })
  })

  it('is another at each call', async () => {
    const fact = (id: string) => ({ body: { id, text: id, language: 'de' } })
    expect(await answered(fact('one'), fact('two'))).toMatchObject({ body: { data: { id: 'one' } } })
    expect(await call('rest_fun_fact', { lang: 'de' })).toMatchObject({ body: { data: { id: 'two' } } })
  })

  it.each([
    ['it fails', { status: 500, body: {} }],
    ['it has no such page', { status: 404, body: {} }],
    ['it refuses', { status: 429, body: {} }],
    ['it sends something else', { body: 'no JSON'.split(' ') }],
    ['the text is missing', { body: { id: 'f3', language: 'de' } }],
    ['the id is a number', { body: { id: 3, text: 'T', language: 'de' } }],
  ])('is a 502 where %s', async (_, answer) => {
    expect(await answered(answer)).toMatchObject({
      status: 502,
      body: { error: { message: expect.stringContaining('Random Useless Facts') as string } },
    })
  })
})
