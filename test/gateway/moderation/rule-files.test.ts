import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listsOf, type ListsFile } from '../../../src/gateway/moderation/lists.js'
import { CATEGORIES, LANGUAGES, readRules, TOPICS } from '../../../src/gateway/moderation/rule-files.js'

const FOLDER = join(import.meta.dirname, '../../../src/gateway/moderation/rules')
const readFile = (language: string, name: string): unknown =>
  parse(readFileSync(join(FOLDER, language, `${name}.yaml`), 'utf8'))

describe.each(LANGUAGES)('the rules of %s', (language) => {
  test.each(TOPICS)('every rule of %s has a note, a weight and phrases, and nothing unknown', (category) => {
    const rules = readFile(language, category) as Record<string, unknown>[]
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
  })

  test('factors and idioms name categories that there are', () => {
    const { settings, idioms } = readFile(language, 'context') as {
      settings: Record<string, { factors: Record<string, number> }>
      idioms: { categories: string[] }[]
    }
    for (const { factors } of Object.values(settings)) {
      expect(TOPICS).toEqual(expect.arrayContaining(Object.keys(factors)))
      for (const factor of Object.values(factors)) expect(factor > 0 && factor < 1).toBe(true)
    }
    for (const { categories } of idioms) expect(TOPICS).toEqual(expect.arrayContaining(categories))
  })
})

test('lists of two languages never share a name, since parts of one name are taken for one', () => {
  const names = LANGUAGES.flatMap((language) =>
    Object.keys(listsOf(readFile(language, 'lists') as ListsFile)),
  )
  expect(new Set(names).size).toBe(names.length)
})

test('every starred or misspelt word is a word of the rules', async () => {
  const { entries, masked, misspelt } = await readRules()
  const words = new Set<string>()
  const collect = (phrase: (typeof entries)[number]['phrase']): void => {
    for (const part of phrase) {
      if (part === 'gap') continue
      part.words.forEach((word) => words.add(word))
      part.phrases.forEach(collect)
    }
  }
  entries.forEach(({ phrase }) => collect(phrase))
  expect([...masked, ...misspelt].filter((word) => !words.has(word))).toEqual([])
})
