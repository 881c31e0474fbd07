import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import type { Data } from '#operation'

type People = Data<'rest_random_person'>

const people = async (query: Record<string, string | number>): Promise<People> => {
  const { status, body } = await call('rest_random_person', query)
  expect(status).toBe(200)
  return (body as { data: People }).data
}

const LOCALES = ['en', 'id_ID', 'de', 'fr', 'es', 'it', 'nl', 'pt_BR', 'ja', 'ko', 'tr', 'pl']

describe('rest_random_person', () => {
  it.each(LOCALES)('makes whole people of %s', async (locale) => {
    const { items } = await people({ locale, count: 50, seed: 'demo' })
    expect(items.length).toBe(50)
    for (const person of items) {
      const { firstName, lastName, fullName, email, username, age, birthDate } = person
      expect(Object.values(person)).not.toContain('')
      expect(fullName).toBe(
        ['ja', 'ko'].includes(locale) ? `${lastName} ${firstName}` : `${firstName} ${lastName}`,
      )
      // RFC 2606, section 3: names that nobody has.
      expect(email).toMatch(/^[a-z0-9._-]+@example\.(com|net|org)$/)
      expect(username).toBe(username.toLowerCase())
      // Whole years on 2026-01-01: every birthday but the first of January is still to come.
      expect(age).toBe(2026 - Number(birthDate.slice(0, 4)) - (birthDate.endsWith('-01-01') ? 0 : 1))
      expect(age).toBeGreaterThanOrEqual(18)
      expect(age).toBeLessThanOrEqual(80)
    }
  })

  it('gives the same people again for a seed, and others for another', async () => {
    const [first, again, other] = await Promise.all(
      ['demo', 'demo', 'other'].map((seed) => people({ locale: 'id_ID', count: 3, seed })),
    )
    expect(again).toEqual(first)
    expect(other?.items).not.toEqual(first?.items)
  })

  it('keeps to the sex asked for, and names the seed that it made', async () => {
    const { items, seed } = await people({ sex: 'female', count: 20 })
    expect(new Set(items.map(({ sex }) => sex))).toEqual(new Set(['female']))
    expect(seed).toMatch(/^[0-9a-f]{16}$/)
  })
})

table('rest_random_person', [
  refuses(400, 'a locale that is not offered', { locale: 'xx' }, 'locale'),
  refuses(400, 'a count past 100', { count: 101 }, 'count'),
  refuses(400, 'a sex that is not offered', { sex: 'none' }, 'sex'),
])
