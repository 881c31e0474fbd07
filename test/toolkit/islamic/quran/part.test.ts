import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

const TANZIL = 'Tanzil metadata (Medina mushaf)'

table('rest_islamic_quran_5', [
  answers(
    'the last juz',
    { unit: 'juz', number: 30 },
    { unit: 'juz', number: 30, from: '78:1', to: '114:6', count: 564 },
    TANZIL,
  ),
  answers(
    'the first juz',
    { unit: 'juz', number: 1 },
    {
      from: '1:1',
      to: '2:141',
      count: 148,
      surahs: [
        { surah: 1, name: 'Al-Fatihah', from: 1, to: 7 },
        { surah: 2, name: 'Al-Baqarah', from: 1, to: 141 },
      ],
    },
    TANZIL,
  ),
  answers(
    'a hizb of four quarters',
    { unit: 'hizb', number: 2 },
    { from: '2:75', to: '2:141', count: 67 },
    TANZIL,
  ),
  answers('its first quarter', { unit: 'rub', number: 5 }, { from: '2:75', to: '2:91', count: 17 }, TANZIL),
  answers('the last quarter', { unit: 'rub', number: 240 }, { from: '100:9', to: '114:6' }, TANZIL),
  answers('the last manzil', { unit: 'manzil', number: 7 }, { from: '50:1', to: '114:6' }, TANZIL),
  answers('the last ruku', { unit: 'ruku', number: 556 }, { from: '114:1', to: '114:6', count: 6 }, TANZIL),
  answers(
    'the last page',
    { unit: 'page', number: 604 },
    {
      from: '112:1',
      to: '114:6',
      count: 15,
      surahs: [
        { surah: 112, name: 'Al-Ikhlas', from: 1, to: 4 },
        { surah: 113, name: 'Al-Falaq', from: 1, to: 5 },
        { surah: 114, name: 'An-Nas', from: 1, to: 6 },
      ],
    },
    TANZIL,
  ),
  refuses(422, 'juz 31', { unit: 'juz', number: 31 }, '1 to 30'),
  refuses(422, 'hizb 61', { unit: 'hizb', number: 61 }, '1 to 60'),
  refuses(422, 'rub 241', { unit: 'rub', number: 241 }, '1 to 240'),
  refuses(422, 'manzil 8', { unit: 'manzil', number: 8 }, '1 to 7'),
  refuses(422, 'ruku 557', { unit: 'ruku', number: 557 }, '1 to 556'),
  refuses(400, 'page 605', { unit: 'page', number: 605 }, 'number'),
  refuses(400, 'part 0', { unit: 'juz', number: 0 }, 'number'),
  refuses(400, 'an unknown unit', { unit: 'chapter', number: 1 }, 'unit'),
  refuses(400, 'no unit', { number: 1 }, 'unit'),
])

describe('the verses', () => {
  it('come only when asked for', async () => {
    const query = { unit: 'page', number: 1 }
    expect((await call('rest_islamic_quran_5', query)).body).not.toHaveProperty('data.items')
    const { body } = await call('rest_islamic_quran_5', { ...query, verses: true })
    const { items } = (body as { data: { items: { reference: string; text: string }[] } }).data
    expect(items.map(({ reference }) => reference)).toEqual(['1:1', '1:2', '1:3', '1:4', '1:5', '1:6', '1:7'])
    // The order of a letter's marks is the encoder's own.
    expect(items[3]?.text.normalize()).toBe('مَٰلِكِ يَوۡمِ ٱلدِّينِ'.normalize())
  })
})
