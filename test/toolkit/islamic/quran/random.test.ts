import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

interface Drawn {
  data: { reference: string; number: number; surah: number; text: string; translation: string }
}

const draw = async (query: Record<string, string | number>): Promise<Drawn['data']> =>
  ((await call('rest_islamic_quran_7', query)).body as Drawn).data

/** The first 12 hex digits of `printf SEED | sha256sum`, modulo the number of verses, by Python. */
const SHA256 = 'sha256sum and arithmetic'

table('rest_islamic_quran_7', [
  answers(
    'a date',
    { seed: '2026-03-01' },
    { number: 2663, reference: '22:68', surah: 22, surahName: 'Al-Hajj', ayah: 68, lang: 'en' },
    `${SHA256}: 2662 of 6236`,
  ),
  answers('an empty seed', { seed: '' }, { number: 5857 }, `${SHA256}: 5856 of 6236`),
  answers(
    'a seed of two UTF-8 bytes',
    { seed: 'é' },
    { number: 244, reference: '2:237' },
    `${SHA256}: 243 of 6236`,
  ),
  answers('a surah', { seed: '2026-03-01', surah: 1 }, { reference: '1:2', number: 2 }, `${SHA256}: 1 of 7`),
  answers('the longest surah', { seed: 'é', surah: 2 }, { reference: '2:168' }, `${SHA256}: 167 of 286`),
  answers('a language', { seed: '2026-03-01', lang: 'id' }, { reference: '22:68', lang: 'id' }, 'definition'),
  refuses(400, 'surah 115', { surah: 115 }, 'surah'),
  refuses(400, 'surah 0', { surah: 0 }, 'surah'),
  refuses(400, 'a language that there is not', { lang: 'de' }, 'lang'),
  refuses(400, 'a seed too long', { seed: 'a'.repeat(101) }, 'seed'),
])

describe('without a seed', () => {
  it('draws different verses', async () => {
    const drawn = new Set<string>()
    for (let turn = 0; turn < 5; turn += 1) drawn.add((await draw({})).reference)
    // Five equal draws out of 6236 would come once in 10^15 runs.
    expect(drawn.size).toBeGreaterThan(1)
  })

  it('draws every verse of a surah, and no other', async () => {
    const drawn = new Set<string>()
    for (let turn = 0; turn < 60; turn += 1) drawn.add((await draw({ surah: 108 })).reference)
    // One of three verses is missed in 60 draws once in 10^10 runs.
    expect([...drawn].sort()).toEqual(['108:1', '108:2', '108:3'])
  })
})
