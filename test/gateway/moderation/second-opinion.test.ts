import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fit, type Example } from '../../../src/gateway/moderation/learning/fit.js'
import { weightsFile } from '../../../src/gateway/moderation/learning/weights-file.js'
import { reconsider } from '../../../src/gateway/moderation/reconsider.js'
import { readRules, WEIGHTS_FOLDER } from '../../../src/gateway/moderation/rule-files.js'
import { featuresOf } from '../../../src/gateway/moderation/second-opinion/features.js'
import { createSecondOpinion, parseWeights } from '../../../src/gateway/moderation/second-opinion/index.js'
import type { Sign } from '../../../src/gateway/moderation/signs.js'
import type { Scores } from '../../../src/gateway/moderation/verdict.js'
import { openJudge } from './judge.js'

const file = readFileSync(join(WEIGHTS_FOLDER, 'weights.tsv'), 'utf8')
const weights = parseWeights(file)
const groups = new Set((await readRules()).groupWords)
const judge = await openJudge()
/** Two that name a group with contempt. */
const SLURS = ['trannies', 'kapir']

describe('features', () => {
  const of = (text: string): string[] => [...featuresOf(text, new Set(['jews']), () => true)]

  test('are words, two and three in a row, within a sentence', () =>
    expect(of('go away now. really')).toEqual([
      'go',
      'go away',
      'go away now',
      'away',
      'away now',
      'now',
      'really',
    ]))

  test('do not tell one group from another, and pair each word with it', () =>
    expect(of('the jews eat')).toEqual(['the', '§+the', 'the §', 'the § eat', '§ eat', 'eat', '§+eat']))

  test('leave out mentions, addresses and numbers, and shorten stretched words', () =>
    expect(of("@mira it's soooo 2 https://example.com/idiot good")).toEqual([
      'its',
      'its soo',
      'its soo good',
      'soo',
      'soo good',
      'good',
    ]))
})

describe('the weights', () => {
  test('are integers in the order of their features, with the sources before them', () => {
    const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    expect(lines.length).toBe(weights.size)
    expect([...weights.values()].filter((weight) => !Number.isInteger(weight))).toEqual([])
    const words = [...weights.keys()].filter((feature) => !feature.startsWith('='))
    expect(words).toEqual([...words].sort((a, b) => (a < b ? -1 : 1)))
    expect(file).toContain('# surge-toxicity: github.com/surge-ai/toxicity, MIT')
  })

  test('no group has one', () => {
    expect(groups.size).toBeGreaterThan(100)
    expect(weights.has('§')).toBe(false)
    const words = [...weights.keys()].flatMap((feature) => feature.split(/[ +]/))
    expect(words.filter((word) => groups.has(word))).toEqual([])
  })

  test('a group that is only named is not flagged, whichever it is', () => {
    const flagged = [...groups]
      .filter((group) => !SLURS.includes(group))
      .flatMap((group) =>
        [
          `I am ${group}.`,
          `My neighbour is ${group} and I like her.`,
          `Saya orang ${group}.`,
          `I met ${group} people.`,
        ].filter((text) => Math.max(...Object.values(judge(text))) >= 0.5),
      )
    expect(flagged).toEqual([])
  })
})

const sign: Sign = {
  category: 'harassment',
  weight: 0.3,
  note: 'a weak sign',
  matched: 'fool',
  isWhole: true,
  language: 'en',
  around: 'you fool',
}
const scoresOf = (harassment: number): Scores => ({ harassment, hate: 0 }) as Scores
const saying = (margin: number) => () => ({ margin, words: ['you fool'] })
const total = (signs: Sign[]): number => 1 - signs.reduce((open, { weight }) => open * (1 - weight), 1)

describe('a second opinion', () => {
  test('adds the weights in integers', () => {
    const opinion = createSecondOpinion(
      new Map([
        ['=', -10],
        ['=6', 3],
        ['you fool', 12],
        ['fool', 5],
        ['you', -2],
      ]),
      new Set(),
    )
    // -10 + 3 for a score of 0.3, + 12 + 5 - 2
    expect(opinion('you fool', 0.3)).toEqual({ margin: 8, words: ['you fool', 'fool'] })
    expect(opinion('you', 0.3)).toEqual({ margin: -9, words: ['you'] })
  })

  test('raises a weak sign to 0.5 and more, by how sure it is', () => {
    expect(total(reconsider([sign], scoresOf(0.3), saying(0)))).toBeCloseTo(0.5, 3)
    expect(total(reconsider([sign], scoresOf(0.3), saying(32)))).toBeCloseTo(0.625, 3)
    expect(total(reconsider([sign], scoresOf(0.3), saying(500)))).toBeCloseTo(0.75, 3)
    expect(total(reconsider([sign], scoresOf(0.3), saying(0)))).toBeGreaterThanOrEqual(0.5)
  })

  test('weakens a sign that is not strong, if it is clear', () => {
    const found = { ...sign, weight: 0.6 }
    expect(total(reconsider([found], scoresOf(0.6), saying(-41)))).toBeCloseTo(0.36, 6)
    expect(reconsider([found], scoresOf(0.6), saying(-39))).toEqual([found])
    const strong = { ...sign, weight: 0.8 }
    expect(reconsider([strong], scoresOf(0.8), saying(-500))).toEqual([strong])
  })

  test.each<[string, Partial<Sign>, number]>([
    ['a sign that the context took something of', { isWhole: false }, 0.3],
    ['a sign of another language', { language: 'id' }, 0.3],
    ['next to nothing', { weight: 0.1 }, 0.1],
    ['a slur with other meanings', { category: 'hate' }, 0.3],
  ])('does not raise %s', (_, other, score) => {
    const found = { ...sign, ...other }
    expect(reconsider([found], scoresOf(score), saying(500))).toEqual([found])
  })

  test('is asked about abuse alone', () => {
    const found: Sign = { ...sign, category: 'self-harm' }
    const opinion = (): never => {
      throw new Error('asked')
    }
    expect(reconsider([found], scoresOf(0), opinion)).toEqual([found])
    expect(reconsider([], scoresOf(0), opinion)).toEqual([])
  })
})

test('weak signs count with what stands around them', () => {
  expect(judge('Shut up you dipshit.').harassment).toBeGreaterThanOrEqual(0.5)
  expect(judge('Happy birthday, this cake is the shit!').harassment).toBeLessThan(0.5)
})

describe('learning', () => {
  const example = (features: string[], isAbuse: boolean): Example => ({
    set: 'a',
    features,
    base: 0,
    isAbuse,
    weight: 1,
  })
  const examples = Array.from({ length: 40 }, (_, at) =>
    at % 2 === 0 ? example(['the', 'fool'], true) : example(['the', 'friend'], false),
  )

  test('finds the words that make the difference, the same at every run', () => {
    const { weights: learnt } = fit(examples, 10)
    expect(learnt.get('fool')).toBeGreaterThan(0.5)
    expect(learnt.get('friend')).toBeLessThan(-0.5)
    expect(Math.abs(learnt.get('the') ?? 9)).toBeLessThan(0.3)
    expect(fit(examples, 10)).toEqual(fit(examples, 10))
  })

  test('keeps no more features than asked for, and none that is rare', () => {
    const { weights: learnt } = fit([...examples, example(['once'], true)], 1)
    expect([...learnt.values()].filter((weight) => weight !== 0)).toHaveLength(1)
    expect(learnt.has('once')).toBe(false)
  })

  test('writes a file that can be read again', () => {
    const text = weightsFile(
      {
        bias: 1,
        weights: new Map([
          ['b', 0.5],
          ['a', -1],
          ['§', 3],
          ['c', 0.01],
        ]),
      },
      2,
      () => 0.25,
      ['made up'],
    )
    const read = parseWeights(text)
    expect([read.get('='), read.get('=3'), read.get('a'), read.get('b')]).toEqual([-16, 4, -16, 8])
    expect(read.has('§') || read.has('c')).toBe(false)
    expect(text).toContain('# made up')
  })
})
