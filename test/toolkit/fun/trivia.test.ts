import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'
import { keepsToLimit } from '../../support/upstream-calls.js'

interface Question {
  type: string
  difficulty: string
  category: string
  question: string
  correct_answer: string
  incorrect_answers: string[]
}

const base64 = (text: string): string => Buffer.from(text).toString('base64')

const encoded = ({ incorrect_answers: wrong, ...texts }: Question): object => ({
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, base64(text)])),
  incorrect_answers: wrong.map(base64),
})

const sent = (...questions: Question[]) => ({ body: { response_code: 0, results: questions.map(encoded) } })

const many = (question: string, answers: [right: string, ...wrong: string[]]): Question => ({
  type: 'multiple',
  difficulty: 'hard',
  category: 'Science: Mathematics',
  question,
  correct_answer: answers[0],
  incorrect_answers: answers.slice(1),
})

const TWO = sent(many('Q1 – "ß"?', ['A', 'b', 'c', 'd']), many('Q2', ['E', 'f', 'g', 'h']))
const TRUE_OR_FALSE: Question = {
  type: 'boolean',
  difficulty: 'easy',
  category: 'History',
  question: 'Q',
  correct_answer: 'True',
  incorrect_answers: ['False'],
}

const answered = async (limit: number, answer: { status?: number; body: unknown }, seed = 'demo') => {
  await upstreamAnswers('opentdb', `/api.php?amount=${limit}&encode=base64`, answer)
  return call('rest_fun_trivia', { limit, seed })
}

table('rest_fun_trivia', [
  refuses(400, 'an unknown subject', { category: 'politics' }, 'category'),
  refuses(400, 'an unknown difficulty', { difficulty: 'insane' }, 'difficulty'),
  refuses(400, 'an unknown kind', { kind: 'open' }, 'kind'),
  refuses(400, 'no question', { limit: 0 }, 'limit'),
  refuses(400, 'more than 50 questions', { limit: 51 }, 'limit'),
  refuses(400, 'a seed past 64 characters', { seed: 'x'.repeat(65) }, 'seed'),
])

keepsToLimit(
  'rest_fun_trivia',
  { upstream: 'opentdb', query: { limit: 1 }, target: '/api.php?amount=1&encode=base64' },
  TWO.body,
)

describe('trivia', () => {
  it('has the questions in order, their choices shuffled by the numbered draws', async () => {
    // The shuffles: hashlib in Python.
    const about = { category: 'Science: Mathematics', difficulty: 'hard', kind: 'multiple' }
    expect(await answered(2, TWO)).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'fun/trivia',
        data: {
          count: 2,
          items: [
            { ...about, question: 'Q1 – "ß"?', choices: ['d', 'b', 'A', 'c'], answer: 'A' },
            { ...about, question: 'Q2', choices: ['h', 'E', 'g', 'f'], answer: 'E' },
          ],
        },
      },
    })
  })

  it('is in the same order for the same seed, in others for others', async () => {
    expect(await answered(2, TWO, 'same')).toEqual(await answered(2, TWO, 'same'))
    const orders = new Set<string>()
    for (let seed = 0; seed < 12; seed++) orders.add(JSON.stringify(await answered(2, TWO, `${seed}`)))
    expect(orders.size).toBeGreaterThan(6)
  })

  it('shuffles anew without a seed', async () => {
    await upstreamAnswers('opentdb', '/api.php?amount=3&encode=base64', TWO)
    const orders = new Set<string>()
    for (let time = 0; time < 12; time++) {
      orders.add(JSON.stringify((await call('rest_fun_trivia', { limit: 3 })).body))
    }
    expect(orders.size).toBeGreaterThan(4)
  })

  it('offers True before False, whatever the answer', async () => {
    const other = { ...TRUE_OR_FALSE, correct_answer: 'False', incorrect_answers: ['True'] }
    expect(await answered(4, sent(TRUE_OR_FALSE, other))).toMatchObject({
      body: {
        data: {
          items: [
            { kind: 'boolean', choices: ['True', 'False'], answer: 'True' },
            { kind: 'boolean', choices: ['True', 'False'], answer: 'False' },
          ],
        },
      },
    })
  })

  // opentdb.com/api_category.php
  it.each([
    ['general', 9],
    ['books', 10],
    ['film', 11],
    ['music', 12],
    ['television', 14],
    ['video-games', 15],
    ['science', 17],
    ['computers', 18],
    ['mathematics', 19],
    ['mythology', 20],
    ['sports', 21],
    ['geography', 22],
    ['history', 23],
    ['art', 25],
    ['animals', 27],
    ['vehicles', 28],
    ['comics', 29],
    ['anime', 31],
    ['cartoons', 32],
  ])('of %s is asked for by the number %d', async (category, number) => {
    const target = `/api.php?amount=10&category=${number}&difficulty=medium&type=boolean&encode=base64`
    await upstreamAnswers('opentdb', target, sent(TRUE_OR_FALSE))
    expect(await call('rest_fun_trivia', { category, difficulty: 'medium', kind: 'boolean' })).toMatchObject({
      status: 200,
      body: { data: { count: 1 } },
    })
  })

  it('is a 422 where there are too few questions', async () => {
    expect(await answered(50, { body: { response_code: 1, results: [] } })).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('50') as string } },
    })
  })

  it.each([
    ['it has too many requests', { body: { response_code: 5, results: [] } }],
    ['it says so by the status', { status: 429, body: { response_code: 5, results: [] } }],
    ['a parameter is invalid', { body: { response_code: 2, results: [] } }],
    ['it has a code of its own', { body: { response_code: 99, results: [] } }],
    ['there is no code', { body: { results: [] } }],
    ['there are no results', { body: { response_code: 0 } }],
    ['it fails', { status: 500, body: {} }],
    ['it has no such page', { status: 404, body: {} }],
    ['texts are not in Base64', { body: { response_code: 0, results: [{ ...TRUE_OR_FALSE }] } }],
    ['the type is unknown', sent({ ...TRUE_OR_FALSE, type: 'open' })],
    ['the difficulty is unknown', sent({ ...TRUE_OR_FALSE, difficulty: 'Easy' })],
    ['an answer is missing', { body: { response_code: 0, results: [{ type: base64('boolean') }] } }],
  ])('is a 502 where %s', async (_, answer) => {
    expect(await answered(7, answer)).toMatchObject({
      status: 502,
      body: { error: { message: expect.stringContaining('Open Trivia Database') as string } },
    })
  })
})
