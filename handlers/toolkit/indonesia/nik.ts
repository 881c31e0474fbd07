import { Temporal } from 'temporal-polyfill'
import { feature } from '#toolkit'
import { dateOrToday } from '#toolkit/lib/calendar/datetime-text'
import { attempt } from '#toolkit/lib/common/attempt'
import { areaOf, dottedCode } from '#toolkit/lib/indonesia/areas'

/** What women's days of birth have added. */
const WOMEN_ADD = 40
const CENTURY = 100
const NEVER_ISSUED = '0000'

const NIK = /^(?<district>\d{6})(?<day>\d\d)(?<month>\d\d)(?<year>\d\d)(?<sequence>\d{4})$/

interface Region {
  code: string
  name: string
}

const regionOf = (code: string): Region | null => {
  const area = areaOf(dottedCode(code))
  return area === undefined ? null : { code: area.code, name: area.name }
}

/** The areas of the first six digits, each looked up only if the wider one was found. */
const areasOf = (digits: string) => {
  const province = regionOf(digits.slice(0, 2))
  const regency = province && regionOf(digits.slice(0, 4))
  const district = regency && regionOf(digits)
  return { province, regency, district }
}

const areaProblem = ({ province, regency, district }: ReturnType<typeof areasOf>): string[] => {
  if (province === null) return ['province']
  if (regency === null) return ['regency']
  return district === null ? ['district'] : []
}

const notAfter = (date: Temporal.PlainDate | undefined, day: Temporal.PlainDate) =>
  date !== undefined && Temporal.PlainDate.compare(date, day) <= 0 ? date : null

/** The date in the 2000s, or else in the 1900s, on or before a day; null where neither is a real one. */
const birthDateOf = (fields: { year: number; month: number; day: number }, on: Temporal.PlainDate) => {
  const inCentury = (century: number) =>
    attempt(() =>
      Temporal.PlainDate.from({ ...fields, year: century * CENTURY + fields.year }, { overflow: 'reject' }),
    )
  return notAfter(inCentury(20), on) ?? notAfter(inCentury(19), on)
}

const unreadable = (nik: string) => ({
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
})

export default feature('rest_indonesia_nik', ({ nik, on }) => {
  const digits = nik.replaceAll(/[ .]/g, '')
  const parts = NIK.exec(digits)?.groups
  if (parts === undefined) return unreadable(nik)
  const { district = '', sequence = '' } = parts
  const writtenDay = Number(parts['day'])
  const isWoman = writtenDay > WOMEN_ADD
  const today = dateOrToday(on)
  const born = birthDateOf(
    {
      year: Number(parts['year']),
      month: Number(parts['month']),
      day: isWoman ? writtenDay - WOMEN_ADD : writtenDay,
    },
    today,
  )
  const areas = areasOf(district)
  const problems = [
    ...areaProblem(areas),
    ...(born === null ? ['birth-date'] : []),
    ...(sequence === NEVER_ISSUED ? ['sequence'] : []),
  ]
  return {
    nik: digits,
    valid: problems.length === 0,
    problems,
    ...areas,
    gender: isWoman ? ('female' as const) : ('male' as const),
    birthDate: born?.toString() ?? null,
    age: born === null ? null : born.until(today, { largestUnit: 'year' }).years,
    sequence,
  }
})
