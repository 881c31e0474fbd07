import { describe, expect, it } from 'vitest'
import type { Data } from '#operation'
import { answers, call, refuses, table } from '../../support/table.js'

const SOURCE = 'colours by an own Python script over the package'
const scored = (word: string, score: number) => ({ word, score })

table('rest_games_wordle', [
  answers(
    'one word',
    { guesses: 'crane:bbybb,plaza:gbbgg' },
    { total: 1, count: 1, items: [scored('pizza', 4)] },
    SOURCE,
  ),
  answers(
    'capitals',
    { guesses: 'CRANE:GGGGG' },
    { total: 1, items: [scored('crane', 5)] },
    'the word itself',
  ),
  answers(
    'the first of a letter is yellow and the second grey',
    { guesses: 'sassy:gbbgb', limit: 6 },
    {
      total: 21,
      count: 6,
      items: [
        scored('shiso', 48),
        scored('slish', 45),
        scored('slosh', 44),
        scored('slush', 44),
        scored('snush', 44),
        scored('souse', 44),
      ],
    },
    SOURCE,
  ),
  answers(
    'a green takes its copy before a yellow',
    { guesses: 'eerie:ybbbg', limit: 3 },
    { total: 59, items: [scored('caese', 104), scored('anele', 103), scored('scene', 100)] },
    SOURCE,
  ),
  answers(
    'two guesses that leave nothing',
    { guesses: 'speed:bbyyb,crane:ybbyb' },
    { total: 0, count: 0, items: [] },
    SOURCE,
  ),
  answers('no word at all', { guesses: 'zzzzz:ggggg' }, { total: 0, count: 0, items: [] }, 'not a word'),
  refuses(400, 'four letters', { guesses: 'cran:bbyb' }, 'guesses'),
  refuses(400, 'another colour', { guesses: 'crane:bbrbb' }, 'guesses'),
  refuses(400, 'eleven guesses', { guesses: Array(11).fill('crane:bbybb').join(',') }, 'guesses'),
  refuses(400, 'no items', { guesses: 'crane:bbybb', limit: 0 }, 'limit'),
])

describe('the list', () => {
  it('is cut to 20 words, of the highest scores, ties by the alphabet', async () => {
    const { body } = await call('rest_games_wordle', { guesses: 'allay:gybbb' })
    const { total, count, items } = (body as { data: Data<'rest_games_wordle'> }).data
    expect([total, count, items.length]).toEqual([47, 20, 20])
    expect(items.slice(0, 6)).toEqual([
      scored('anile', 147),
      scored('aisle', 144),
      scored('agile', 143),
      scored('ariel', 143),
      scored('anole', 142),
      scored('axile', 139),
    ])
  })
})
