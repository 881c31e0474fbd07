import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parsePlans, PlansError, readPlansFile } from '../../src/accounts/plans-file.js'

const SHIPPED = join(import.meta.dirname, '../../plans.yaml')
const shipped = await readFile(SHIPPED, 'utf8')

const problemsOf = (text: string): readonly string[] => {
  try {
    parsePlans(text, 'plans.yaml')
    return []
  } catch (error) {
    if (error instanceof PlansError) return error.problems
    throw error
  }
}

/** The shipped file with one line changed, and that line's number and the column of `at` in it. */
const spoil = (line: string, changed: string, at = changed.trimStart()): { text: string; place: string } => {
  const lines = shipped.split('\n')
  const index = lines.indexOf(line)
  expect(index, line).toBeGreaterThanOrEqual(0)
  lines[index] = changed
  return { text: lines.join('\n'), place: `plans.yaml:${index + 1}:${changed.indexOf(at) + 1}` }
}

describe('the shipped plans.yaml', () => {
  it('has the plans of both planes, ranked from the cheapest up', async () => {
    const { gateway, toolkit } = await readPlansFile(SHIPPED)
    expect(gateway.map(({ id, rank, keyPrefix }) => [id, rank, keyPrefix])).toEqual([
      ['free', 0, 'svc_free_'],
      ['live', 1, 'svc_live_'],
      ['premier', 2, 'svc_premier_'],
      ['platinum', 3, 'svc_platinum_'],
      ['unlimited', 4, 'svc_platinum_'],
    ])
    expect(toolkit.map(({ id }) => id)).toEqual(['free', 'basic', 'pro', 'unlimited'])
    expect(toolkit[0]).toMatchObject({ callsPerDay: 5, public: true })
  })

  it('keeps the unlimited plans to operators', async () => {
    const { gateway, toolkit } = await readPlansFile(SHIPPED)
    expect(gateway.find(({ id }) => id === 'unlimited')).toMatchObject({
      requestsPerMinute: null,
      requestsPerDay: null,
      tokensPerDay: null,
      public: false,
    })
    expect(toolkit.find(({ id }) => id === 'unlimited')).toMatchObject({ callsPerDay: null, public: false })
  })
})

describe('mistakes are named with file, line, column and path', () => {
  it.each([
    [
      'a negative limit',
      '    requests_per_minute: 20',
      '    requests_per_minute: -20',
      '-20',
      'gateway[0].requests_per_minute: must be a whole number of at least 0, or unlimited, not -20',
    ],
    [
      'a fraction',
      '    requests_per_day: 200',
      '    requests_per_day: 0.5',
      '0.5',
      'gateway[0].requests_per_day: must be a whole number of at least 0, or unlimited, not 0.5',
    ],
    [
      'a text for a number',
      '    context_window: 8192',
      '    context_window: 8k',
      '8k',
      'gateway[0].context_window: must be a whole number of at least 1, not "8k"',
    ],
    [
      'a number for a price',
      "    price_input_per_million: '1500'",
      '    price_input_per_million: 1500',
      '1500',
      'gateway[1].price_input_per_million: must be a decimal number of IDR in quotes, such as "1500" or "0.25", not 1500',
    ],
    [
      'a price with an exponent',
      "    price_input_per_million: '1500'",
      "    price_input_per_million: '15e2'",
      "'15e2'",
      'gateway[1].price_input_per_million: must be a decimal number of IDR in quotes, such as "1500" or "0.25", not "15e2"',
    ],
    [
      'an unknown medium',
      '    media: [images, speech]',
      '    media: [images, radio]',
      '[',
      'gateway[2].media: must be a list out of images, videos, speech, not a list',
    ],
    [
      'an empty field',
      '    calls_per_day: 5',
      '    calls_per_day:',
      'calls_per_day',
      'toolkit[0].calls_per_day: must be a whole number of at least 0, or unlimited, not null',
    ],
    [
      'a flag in another language',
      '    tool_calling: false',
      '    tool_calling: tidak',
      'tidak',
      'gateway[0].tool_calling: must be true or false, not "tidak"',
    ],
    [
      'a duplicate id',
      '  - id: premier',
      '  - id: live',
      'live',
      'gateway[2].id: live is given more than once; every plan of a plane needs its own id',
    ],
    [
      'a foreign prefix',
      '    key_prefix: svc_live_',
      '    key_prefix: sk-',
      'sk-',
      'gateway[1].key_prefix: must be one of svc_free_, svc_live_, svc_premier_, svc_platinum_, not "sk-"',
    ],
  ])('%s', (_name, line, changed, at, message) => {
    const { text, place } = spoil(line, changed, at)
    const problems = problemsOf(text)
    expect(problems).toHaveLength(1)
    if (changed.endsWith(':')) expect(problems[0]).toContain(message)
    else expect(problems[0]).toBe(`${place}: ${message}`)
  })

  it('an unknown and a missing field, both', () => {
    const { text, place } = spoil('    title: Live', '    titel: Live')
    const problems = problemsOf(text)
    expect(problems).toHaveLength(2)
    expect(problems[0]).toMatch(/^plans\.yaml:\d+:5: gateway\[1\]\.title: is missing$/)
    expect(problems[1]).toContain(
      `${place}: gateway[1].titel: is not a field; the fields are id, title, key_prefix,`,
    )
  })

  it('a missing free plan', () => {
    const { text } = spoil('  - id: free', '  - id: gratis')
    expect(problemsOf(text)).toEqual([
      expect.stringMatching(/^plans\.yaml:\d+:3: gateway: has no plan free, on which new accounts are$/),
    ])
  })

  it('an unknown plane', () => {
    expect(problemsOf(`${shipped}\nadmin: []\n`)).toEqual([
      expect.stringMatching(/^plans\.yaml:\d+:1: admin: is not a plane; the planes are gateway and toolkit$/),
    ])
  })

  it.each([
    ['an empty file', '', 'plans.yaml:1:1: must be a mapping with the lists gateway and toolkit'],
    ['broken YAML', 'gateway: [', /^plans\.yaml:1:\d+: /],
    [
      'a list that is none',
      'gateway: 3\ntoolkit:\n  - id: free',
      'plans.yaml:1:10: gateway: must be a list of plans',
    ],
    [
      'a plan that is none',
      'gateway:\n  - free\n',
      'plans.yaml:2:5: gateway[0]: must be a mapping of a plan',
    ],
  ])('%s', (_name, text, message) => {
    expect(problemsOf(text)[0]).toMatch(message)
  })

  it.each([
    ['1e400', 'a whole number of at least 0, or unlimited, not Infinity'],
    ['*x', 'not the alias *x; write its value out'],
  ])('a limit of %s', (value, message) => {
    const { text, place } = spoil('    requests_per_minute: 20', `    requests_per_minute: ${value}`, value)
    expect(problemsOf(text)[0]).toContain(place)
    expect(problemsOf(text)[0]).toContain(message)
  })

  it('a second document', () => {
    expect(problemsOf(`${shipped}---\n${shipped}`)).toEqual([
      expect.stringMatching(/^plans\.yaml:\d+:1: a second document begins here \(---\)/) as string,
    ])
  })

  it('bytes that are no UTF-8', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'plans-')), 'plans.yaml')
    await writeFile(file, Buffer.from(shipped.replace('id: free', 'id: fr\xe9e'), 'latin1'))
    const line = shipped.split('\n').findIndex((text) => text.includes('id: free')) + 1
    await expect(readPlansFile(file)).rejects.toThrow(`${file}:${line}:1: holds bytes that are not UTF-8`)
  })

  it('every mistake, not just the first', () => {
    const first = spoil('    requests_per_minute: 20', '    requests_per_minute: -20').text
    const both = first.replace('    calls_per_day: 5\n', '    calls_per_day: five\n')
    expect(problemsOf(both)).toHaveLength(2)
  })
})

it('says which file is missing', async () => {
  await expect(readPlansFile('/nowhere/plans.yaml')).rejects.toThrow('/nowhere/plans.yaml: does not exist')
})
