import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allAreas, areaOf } from '#toolkit/lib/indonesia/areas'
import { answers, call, refuses, table } from '../../support/table.js'

const KEMENDAGRI = 'codes of the Ministry of Home Affairs, as idn-area-data has them'

const JAKARTA = { code: '31', name: 'DKI JAKARTA', level: 'province' }
const CENTRAL = { code: '31.71', name: 'KOTA ADMINISTRASI JAKARTA PUSAT', level: 'regency' }
const GAMBIR = { code: '31.71.01', name: 'Gambir', level: 'district' }

table('rest_indonesia_regions', [
  answers(
    'a district',
    { code: '31.71.01' },
    {
      region: GAMBIR,
      ancestors: [JAKARTA, CENTRAL],
      childLevel: 'village',
      count: 6,
      items: [
        { code: '31.71.01.1001', name: 'Gambir' },
        { code: '31.71.01.1002', name: 'Cideng' },
        { code: '31.71.01.1003', name: 'Petojo Utara' },
        { code: '31.71.01.1004', name: 'Petojo Selatan' },
        { code: '31.71.01.1005', name: 'Kebon Kelapa' },
        { code: '31.71.01.1006', name: 'Duri Pulo' },
      ],
    },
    KEMENDAGRI,
  ),
  answers(
    'a village, of a code without dots',
    { code: '3171011001' },
    {
      region: { code: '31.71.01.1001', name: 'Gambir', level: 'village' },
      ancestors: [JAKARTA, CENTRAL, GAMBIR],
      childLevel: null,
      count: 0,
      items: [],
    },
    KEMENDAGRI,
  ),
  answers(
    'a province',
    { code: '31' },
    {
      region: JAKARTA,
      ancestors: [],
      childLevel: 'regency',
      count: 6,
      items: [
        { code: '31.01', name: 'KABUPATEN ADMINISTRASI KEPULAUAN SERIBU' },
        { code: '31.71', name: 'KOTA ADMINISTRASI JAKARTA PUSAT' },
        { code: '31.72', name: 'KOTA ADMINISTRASI JAKARTA UTARA' },
        { code: '31.73', name: 'KOTA ADMINISTRASI JAKARTA BARAT' },
        { code: '31.74', name: 'KOTA ADMINISTRASI JAKARTA SELATAN' },
        { code: '31.75', name: 'KOTA ADMINISTRASI JAKARTA TIMUR' },
      ],
    },
    KEMENDAGRI,
  ),
  answers(
    'a name with a quotation mark, of a code with one dot',
    { code: '35.25012018' },
    { region: { code: '35.25.01.2018', name: 'Ima"an', level: 'village' } },
    KEMENDAGRI,
  ),
  refuses(422, 'a province that does not exist', { code: '20' }, '"20"'),
  refuses(422, 'a regency that does not exist', { code: '31.99' }, '"31.99"'),
  refuses(422, 'a district that does not exist', { code: '317199' }, '"317199"'),
  refuses(422, 'a village that does not exist', { code: '31.71.01.9999' }, '"31.71.01.9999"'),
  refuses(422, 'a village of a district that does not exist', { code: '31.71.99.1001' }, '"31.71.99.1001"'),
  refuses(422, 'a village of a province that does not exist', { code: '00.71.99.1001' }, '"00.71.99.1001"'),
  refuses(400, 'a code of three digits', { code: '317' }, 'code'),
  refuses(400, 'a code that ends in a dot', { code: '31.' }, 'code'),
])

describe('the areas', () => {
  it('are 38 provinces without a code, from Aceh to Papua Barat Daya', async () => {
    const { body } = await call('rest_indonesia_regions', {})
    const { data } = body as { data: { count: number; items: { code: string; name: string }[] } }
    expect(data).toMatchObject({ region: null, ancestors: [], childLevel: 'province', count: 38 })
    expect(data.items[0]).toEqual({ code: '11', name: 'ACEH' })
    expect(data.items.at(-1)).toEqual({ code: '96', name: 'PAPUA BARAT DAYA' })
  })

  it('are as many as the ministry has, each level by code', () => {
    const counts = { province: 38, regency: 514, district: 7277, village: 83_763 }
    const areas = allAreas()
    for (const [level, count] of Object.entries(counts)) {
      const codes = areas.filter((area) => area.level === level).map(({ code }) => code)
      expect(codes).toHaveLength(count)
      expect(codes).toEqual(codes.toSorted())
    }
  })

  // The source is a development dependency; each line of it is compared.
  it('have every name of the source', () => {
    const folder = join(dirname(createRequire(import.meta.url).resolve('idn-area-data')), '../data')
    const names = new Map(allAreas().map(({ code, name }) => [code, name]))
    const lines = ['provinces', 'regencies', 'districts', 'villages'].flatMap((file) =>
      readFileSync(join(folder, `${file}.csv`), 'utf8')
        .trim()
        .split('\n')
        .slice(1),
    )
    expect(names.size).toBe(lines.length)
    const wrong = lines.filter((line) => {
      const fields = line.split(',')
      return names.get(fields[0] ?? '') !== fields.at(-1)
    })
    expect(wrong).toEqual([])
    expect(areaOf('53.07.01.2021')?.name).toBe('Regapu’u')
  })
})
