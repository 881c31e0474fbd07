import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

const SOURCE = "a search of the source's lines by a Python script"

const item = (code: string, name: string, level: string, ...above: string[]) => ({
  code,
  name,
  level,
  path: [...above, name],
})

table('rest_indonesia_regions_2', [
  answers(
    'equal names first, each level after the other',
    { q: ' Bandung ', limit: 3 },
    {
      q: 'Bandung',
      total: 109,
      count: 3,
      items: [
        item('32.04', 'KABUPATEN BANDUNG', 'regency', 'JAWA BARAT'),
        item('32.73', 'KOTA BANDUNG', 'regency', 'JAWA BARAT'),
        item('35.04.17', 'Bandung', 'district', 'JAWA TIMUR', 'KABUPATEN TULUNGAGUNG'),
      ],
    },
    SOURCE,
  ),
  answers(
    'regencies alone',
    { q: 'BANDUNG', level: 'regency' },
    {
      total: 3,
      count: 3,
      items: [
        item('32.04', 'KABUPATEN BANDUNG', 'regency', 'JAWA BARAT'),
        item('32.73', 'KOTA BANDUNG', 'regency', 'JAWA BARAT'),
        item('32.17', 'KABUPATEN BANDUNG BARAT', 'regency', 'JAWA BARAT'),
      ],
    },
    SOURCE,
  ),
  answers(
    'a regency by its whole name, which comes after what precedes its bare name',
    { q: 'kabupaten bandung' },
    {
      total: 2,
      items: [
        item('32.04', 'KABUPATEN BANDUNG', 'regency', 'JAWA BARAT'),
        item('32.17', 'KABUPATEN BANDUNG BARAT', 'regency', 'JAWA BARAT'),
      ],
    },
    SOURCE,
  ),
  answers(
    'districts keep their Kota',
    { q: 'kota baru', limit: 1 },
    { total: 33, items: [item('15.71.07', 'Kota Baru', 'district', 'JAMBI', 'KOTA JAMBI')] },
    SOURCE,
  ),
  answers(
    'what a name begins with is set aside once',
    { q: 'kota', level: 'regency', limit: 1 },
    { total: 102, items: [item('62.01', 'KABUPATEN KOTAWARINGIN BARAT', 'regency', 'KALIMANTAN TENGAH')] },
    SOURCE,
  ),
  answers(
    'inside a province',
    { q: 'jakarta', province: '31', limit: 1 },
    { total: 6, items: [item('31.71', 'KOTA ADMINISTRASI JAKARTA PUSAT', 'regency', 'DKI JAKARTA')] },
    SOURCE,
  ),
  answers(
    'villages, with a quotation mark',
    { q: 'a"a', limit: 1 },
    {
      total: 15,
      items: [
        item('35.13.15.2017', 'Soka"an', 'village', 'JAWA TIMUR', 'KABUPATEN PROBOLINGGO', 'Krejengan'),
      ],
    },
    SOURCE,
  ),
  answers('no match', { q: 'zzz' }, { q: 'zzz', total: 0, count: 0, items: [] }, 'the rule'),
  answers('no pattern', { q: '.*a' }, { total: 0 }, 'it is plain text'),
  refuses(422, 'a province that does not exist', { q: 'menteng', province: '99' }, '99'),
  refuses(400, 'a province of one digit', { q: 'menteng', province: '3' }, 'province'),
  refuses(400, 'two letters', { q: 'me' }, 'q'),
  refuses(400, 'blanks', { q: '  me  ' }, 'q'),
  refuses(400, 'another level', { q: 'menteng', level: 'island' }, 'level'),
  refuses(400, 'more than a hundred', { q: 'menteng', limit: 101 }, 'limit'),
])

describe('a search', () => {
  it('has provinces before regencies among names that begin alike', async () => {
    const { body } = await call('rest_indonesia_regions_2', { q: 'papua' })
    const { data } = body as { data: { items: { code: string }[] } }
    expect(data.items.slice(0, 4).map(({ code }) => code)).toEqual(['91', '94.02.08.2006', '92', '93'])
  })
})
