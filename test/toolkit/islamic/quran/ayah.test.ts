import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

const TANZIL = 'Tanzil text, transliteration and metadata'

interface Verses {
  data: { items: { ayah: number; number: number; sajda: boolean; juz: number; page: number }[] }
}

table('rest_islamic_quran_4', [
  answers(
    'one verse',
    { reference: '112:2', translate: 'en,id' },
    {
      reference: '112:2',
      surah: 112,
      surahName: 'Al-Ikhlas',
      count: 1,
      items: [
        {
          ayah: 2,
          number: 6223,
          // Shadda and fatha stand in either order.
          text: expect.stringMatching(
            /^\u0671\u0644\u0644[\u0651\u064E]{2}\u0647\u064F \u0671\u0644\u0635[\u0651\u064E]{2}\u0645\u064E\u062F\u064F$/,
          ) as unknown,
          transliteration: 'Allahu alssamadu',
          translations: { en: 'Allah, the Eternal Refuge', id: expect.stringContaining('Allah') as unknown },
          juz: 30,
          page: 604,
          sajda: false,
        },
      ],
    },
    TANZIL,
  ),
  answers('zeros in front', { reference: '002:007' }, { reference: '2:7', surah: 2 }, 'definition'),
  answers('a run of one', { reference: '1:1-1' }, { reference: '1:1-1', count: 1 }, 'definition'),
  answers('the longest run', { reference: '2:1-50' }, { reference: '2:1-50', count: 50 }, 'definition'),
  answers('the last verse', { reference: '114:6' }, { count: 1 }, TANZIL),
  refuses(422, 'a run of 51', { reference: '2:1-51' }, 'maximum is 50'),
  refuses(422, 'a run that ends before it begins', { reference: '2:5-4' }, 'ends before'),
  refuses(422, 'a verse past the last', { reference: '2:287' }, 'no verse 2:287'),
  refuses(422, 'a run past the last', { reference: '1:5-8' }, 'no verse 1:8'),
  refuses(422, 'verse 0', { reference: '2:0' }, 'no verse 2:0'),
  refuses(422, 'surah 115', { reference: '115:1' }, 'no surah 115'),
  refuses(422, 'an unknown language', { reference: '1:1', translate: 'de' }, 'no translation in "de"'),
  refuses(400, 'a number alone', { reference: '255' }, 'reference'),
  refuses(400, 'letters', { reference: 'a:b' }, 'reference'),
  refuses(400, 'no reference', {}, 'reference'),
  refuses(400, 'no language', { reference: '1:1', translate: '' }, 'translate'),
])

describe('a run', () => {
  it('crosses a page and a juz', async () => {
    const { body } = await call('rest_islamic_quran_4', { reference: '2:140-143' })
    // Juz 2 begins with 2:142, on page 22.
    expect(
      (body as Verses).data.items.map(({ ayah, number, juz, page }) => [ayah, number, juz, page]),
    ).toEqual([
      [140, 147, 1, 21],
      [141, 148, 1, 21],
      [142, 149, 2, 22],
      [143, 150, 2, 22],
    ])
  })

  it('marks a prostration', async () => {
    const { body } = await call('rest_islamic_quran_4', { reference: '96:18-19' })
    expect((body as Verses).data.items.map(({ sajda }) => sajda)).toEqual([false, true])
  })
})
