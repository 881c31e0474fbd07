import type { Temporal } from 'temporal-polyfill/full'
import type { HijriDate } from './hijri.js'
import { WEEKDAYS, type Weekday } from './weekdays.js'

/** Languages of month and weekday names. */
export type HijriLanguage = 'en' | 'id' | 'ar'

type Names = readonly string[]

const MONTHS: Readonly<Record<HijriLanguage, Names>> = {
  en: [
    'Muharram',
    'Safar',
    'Rabi al-Awwal',
    'Rabi al-Thani',
    'Jumada al-Ula',
    'Jumada al-Akhirah',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qadah',
    'Dhu al-Hijjah',
  ],
  id: [
    'Muharam',
    'Safar',
    'Rabiulawal',
    'Rabiulakhir',
    'Jumadilawal',
    'Jumadilakhir',
    'Rajab',
    'Syakban',
    'Ramadan',
    'Syawal',
    'Zulkaidah',
    'Zulhijah',
  ],
  ar: [
    'محرم',
    'صفر',
    'ربيع الأول',
    'ربيع الآخر',
    'جمادى الأولى',
    'جمادى الآخرة',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذو القعدة',
    'ذو الحجة',
  ],
}

/** From Monday, as days of the week are numbered. */
const WEEKDAY_NAMES: Readonly<Record<HijriLanguage, Names>> = {
  en: WEEKDAYS,
  id: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  ar: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
}

/** The era after the year: Anno Hegirae, Hijriah, hijri. */
const ERAS: Readonly<Record<HijriLanguage, string>> = { en: 'AH', id: 'H', ar: 'هـ' }

const nameOf = <Name extends string>(names: readonly Name[], oneBased: number): Name => {
  const name = names[oneBased - 1]
  if (name === undefined) throw new RangeError(`There is no name ${oneBased} of ${names.length}`)
  return name
}

/** The name of a Hijri month, 1 to 12. */
export const monthName = (month: number, language: HijriLanguage = 'en'): string =>
  nameOf(MONTHS[language], month)

/** The English name of a day's weekday. */
export const weekday = (date: Temporal.PlainDate): Weekday => nameOf(WEEKDAYS, date.dayOfWeek)

/** The name of a day's weekday in a language. */
export const weekdayIn = (date: Temporal.PlainDate, language: HijriLanguage): string =>
  nameOf(WEEKDAY_NAMES[language], date.dayOfWeek)

/** Day, month, year and era, such as `1 Ramadan 1447 AH`. */
export const formatHijri = (hijri: HijriDate, language: HijriLanguage): string =>
  [hijri.day, monthName(hijri.month, language), hijri.year, ERAS[language]].join(' ')
