import { describe, expect, test } from 'vitest'
import { listsOf, type ListsFile } from '../../../src/gateway/moderation/lists.js'
import {
  CATEGORIES,
  LANGUAGES,
  readRules,
  readThemes,
  TOPICS,
} from '../../../src/gateway/moderation/rule-files.js'

describe.each(LANGUAGES)('the rules of %s', (language) => {
  test.each(TOPICS)(
    'every rule of %s has a note, a weight and phrases, and nothing unknown',
    async (category) => {
      const rules = (await readThemes<Record<string, unknown>[]>(language, category)).flat()
      expect(rules.length).toBeGreaterThan(0)
      for (const rule of rules) {
        expect(['also', 'firm', 'negation', 'note', 'of', 'phrases', 'together', 'weight']).toEqual(
          expect.arrayContaining(Object.keys(rule)),
        )
        expect(rule['note']).toEqual(expect.any(String))
        expect(rule['weight']).toBeGreaterThan(0)
        // 1 would be certainty, which no rule has.
        expect(rule['weight']).toBeLessThan(1)
        expect([true, undefined]).toContain(rule['firm'])
        expect(['ignored', undefined]).toContain(rule['negation'])
        expect([true, undefined]).toContain(rule['together'])
        expect(CATEGORIES).toEqual(expect.arrayContaining((rule['also'] ?? []) as string[]))
      }
    },
  )

  test('factors and idioms name categories that there are', async () => {
    const files = await readThemes<{
      settings?: Record<string, { factors: Record<string, number> }>
      idioms?: { categories: string[] }[]
    }>(language, 'context')
    const settings = Object.assign({}, ...files.map((file) => file.settings)) as Record<
      string,
      { factors: Record<string, number> }
    >
    const idioms = files.flatMap((file) => file.idioms ?? [])
    expect(Object.keys(settings).length).toBeGreaterThan(0)
    expect(idioms.length).toBeGreaterThan(0)
    for (const { factors } of Object.values(settings)) {
      expect(TOPICS).toEqual(expect.arrayContaining(Object.keys(factors)))
      for (const factor of Object.values(factors)) expect(factor > 0 && factor < 1).toBe(true)
    }
    for (const { categories } of idioms) expect(TOPICS).toEqual(expect.arrayContaining(categories))
  })
})

test('lists of two languages never share a name, since parts of one name are taken for one', async () => {
  const names: string[] = []
  for (const language of LANGUAGES)
    for (const name of ['lists', 'acts'])
      names.push(...Object.keys(listsOf(await readThemes<ListsFile>(language, name))))
  expect(new Set(names).size).toBe(names.length)
})

test('a list of two files would be lost in one of them', () => {
  const file = { lists: { colour: 'red green' } }
  expect(() => listsOf([file, { lists: { colour: 'blue' } }])).toThrow(
    'The list colour is given more than once',
  )
  expect(() => listsOf([file, { inflected: [{ words: 'go went', lists: { colour: '$1' } }] }])).toThrow(
    'The list colour is given more than once',
  )
})

test('every starred or misspelt word is a word of the rules', async () => {
  const { entries, masked, misspelt, hasty } = await readRules()
  const words = new Set<string>()
  const collect = (phrase: (typeof entries)[number]['phrase']): void => {
    for (const part of phrase) {
      if (part === 'gap') continue
      part.words.forEach((word) => words.add(word))
      part.phrases.forEach(collect)
    }
  }
  entries.forEach(({ phrase }) => collect(phrase))
  expect([...masked, ...misspelt, ...hasty].filter((word) => !words.has(word))).toEqual([])
})
