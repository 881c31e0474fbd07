import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'

const answered = async (kind: string, path: string, answer: { status?: number; body: unknown }) => {
  await upstreamAnswers('truthordare', `/${path}?rating=pg`, answer)
  return call('rest_fun_truthOrDare', { kind })
}

table('rest_fun_truthOrDare', [refuses(400, 'another game', { kind: 'paranoia' }, 'kind')])

describe('a party question', () => {
  it.each([
    ['truth', 'truth'],
    ['dare', 'dare'],
    ['never-have-i-ever', 'nhie'],
  ])('of %s is asked for at /%s, always of the rating pg', async (kind, path) => {
    const body = { id: `id-${path}`, type: 'X', rating: 'PG', question: ' Ready?\n' }
    expect(await answered(kind, path, { body })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'fun/truth-or-dare',
        data: { id: `id-${path}`, kind, rating: 'pg', question: 'Ready?' },
      },
    })
  })

  it('is a truth unless told', async () => {
    await upstreamAnswers('truthordare', '/truth?rating=pg', {
      body: { id: 'd', rating: 'pg', question: 'Q' },
    })
    expect(await call('rest_fun_truthOrDare', {})).toMatchObject({
      status: 200,
      body: { data: { kind: 'truth', rating: 'pg' } },
    })
  })

  it.each([
    ['its rating is another', { body: { id: 'a', rating: 'PG13', question: 'Q' } }],
    ['it has no rating', { body: { id: 'a', question: 'Q' } }],
    ['it has no question', { body: { id: 'a', rating: 'PG' } }],
    ['the upstream fails', { status: 503, body: {} }],
    ['the upstream has no such game', { status: 404, body: {} }],
    ['the upstream sends a list', { body: [] }],
  ])('is a 502 where %s', async (_, answer) => {
    expect(await answered('dare', 'dare', answer)).toMatchObject({
      status: 502,
      body: { error: { message: expect.stringContaining('Truth or Dare') as string } },
    })
  })
})
