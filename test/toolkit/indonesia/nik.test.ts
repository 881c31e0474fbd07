import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const RULE = 'Government Regulation 40/2019, and the areas of Gambir, 31.71.01'
const ON = '2026-03-01'

/** A number of Gambir by its date of birth. */
const born = (date: string, sequence = '0001') => ({ nik: `317101${date}${sequence}`, on: ON })

table('rest_indonesia_nik', [
  answers(
    'a man',
    born('170890'),
    { valid: true, problems: [], gender: 'male', birthDate: '1990-08-17', age: 35 },
    RULE,
  ),
  answers(
    'dots and spaces',
    { nik: ' 31.71.01 570890.0001 ', on: ON },
    { nik: '3171015708900001', valid: true, gender: 'female' },
    RULE,
  ),
  answers('a birth on the day', born('010326'), { birthDate: '2026-03-01', age: 0 }, RULE),
  answers(
    'a birth a day after, a century before',
    born('020326'),
    { birthDate: '1926-03-02', age: 99 },
    RULE,
  ),
  answers(
    'a woman, whose century is chosen without the 40',
    born('410326'),
    { gender: 'female', birthDate: '2026-03-01', age: 0 },
    RULE,
  ),
  answers('the day before a birthday', born('020390'), { age: 35, birthDate: '1990-03-02' }, RULE),
  answers('a birthday', born('010390'), { age: 36, birthDate: '1990-03-01' }, RULE),
  answers(
    '29 February of 2000',
    born('290200'),
    { birthDate: '2000-02-29', age: 26, valid: true },
    'a leap year',
  ),
  answers(
    '29 February of 1900, which had none',
    { nik: '3171012902000001', on: '1999-12-31' },
    { birthDate: null, age: null, problems: ['birth-date'] },
    'no leap year',
  ),
  answers(
    '29 February of 2023',
    born('290223'),
    { birthDate: null, age: null, gender: 'male', problems: ['birth-date'], valid: false },
    'no leap year',
  ),
  answers('day 0', born('000190'), { birthDate: null, gender: 'male', problems: ['birth-date'] }, 'the rule'),
  answers(
    'day 40, no woman',
    born('400190'),
    { birthDate: null, gender: 'male', problems: ['birth-date'] },
    'the rule',
  ),
  answers(
    'day 72',
    born('720190'),
    { birthDate: null, gender: 'female', problems: ['birth-date'] },
    '32 January',
  ),
  answers('month 13', born('011390'), { birthDate: null, problems: ['birth-date'] }, 'the rule'),
  answers(
    'a date after the day in both centuries',
    { nik: '3171011708900001', on: '1980-01-01' },
    { birthDate: null, age: null, problems: ['birth-date'] },
    'the rule',
  ),
  answers(
    'an unknown province',
    { nik: '2071011708900001', on: ON },
    {
      valid: false,
      problems: ['province'],
      province: null,
      regency: null,
      district: null,
      birthDate: '1990-08-17',
      sequence: '0001',
    },
    'no province has 20',
  ),
  answers(
    'an unknown regency',
    { nik: '3199011708900001', on: ON },
    { problems: ['regency'], province: { code: '31', name: 'DKI JAKARTA' }, regency: null, district: null },
    'no regency has 31.99',
  ),
  answers(
    'an unknown district, no date and no sequence, in their order',
    { nik: '3171993213900000', on: ON },
    {
      valid: false,
      problems: ['district', 'birth-date', 'sequence'],
      regency: { code: '31.71', name: 'KOTA ADMINISTRASI JAKARTA PUSAT' },
      district: null,
      gender: 'male',
      birthDate: null,
      age: null,
      sequence: '0000',
    },
    'the rule',
  ),
  refuses(400, 'an impossible day', { nik: '3171015708900001', on: '2026-02-30' }, 'on'),
  refuses(400, 'a text of 33 characters', { nik: '1'.repeat(33) }, 'nik'),
  refuses(400, 'no number', { on: ON }, 'nik'),
])

describe('a NIK', () => {
  it.each([
    '317101570890000',
    '31710157089000011',
    '3171-015708900001',
    '３１７１０１５７０８９００００１',
    'abc',
  ])('of another length or with other characters (%s) has no parts', async (nik) => {
    expect(await call('rest_indonesia_nik', { nik })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'indonesia/nik',
        data: {
          nik,
          valid: false,
          problems: ['length'],
          province: null,
          regency: null,
          district: null,
          gender: null,
          birthDate: null,
          age: null,
          sequence: null,
        },
      },
    })
  })

  it('is taken as of today without a day', async () => {
    const { body } = await call('rest_indonesia_nik', { nik: '3171015708900001' })
    const today = new Date().toISOString()
    const age = Number(today.slice(0, 4)) - 1990 - (today.slice(5, 10) < '08-17' ? 1 : 0)
    expect(body).toMatchObject({ data: { birthDate: '1990-08-17', age } })
  })
})
