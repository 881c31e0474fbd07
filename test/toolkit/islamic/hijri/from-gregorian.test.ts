import { answers, refuses, table } from '../../../support/table.js'

const VAN_GENT = 'R.H. van Gent, The Umm al-Qura Calendar of Saudi Arabia'

table('rest_islamic_hijri', [
  answers(
    'the first day of Ramadan 1445',
    { date: '2024-03-11' },
    {
      gregorian: '2024-03-11',
      hijri: '1445-09-01',
      year: 1445,
      month: 9,
      day: 1,
      monthName: 'Ramadan',
      weekday: 'Monday',
      monthLength: 30,
      yearLength: 354,
      dayOfYear: 237,
      formatted: '1 Ramadan 1445 AH',
      calendar: 'umalqura',
    },
    `${VAN_GENT}: months of 1445 begin on 19 Jul, ..., 11 Mar, 10 Apr; 1446 on 7 July 2024`,
  ),
  answers(
    'the day before',
    { date: '2024-03-10' },
    { hijri: '1445-08-29', monthLength: 29, dayOfYear: 236, weekday: 'Sunday' },
    VAN_GENT,
  ),
  answers(
    'a year of 355 days',
    { date: '2026-02-18' },
    { hijri: '1447-09-01', yearLength: 355, dayOfYear: 238 },
    `${VAN_GENT}: 1447 is 26 June 2025 to 15 June 2026`,
  ),
  answers(
    'in Indonesian',
    { date: '2026-05-27', lang: 'id' },
    { monthName: 'Zulhijah', weekday: 'Rabu', formatted: '10 Zulhijah 1447 H' },
    `${VAN_GENT}; Kamus Besar Bahasa Indonesia`,
  ),
  answers(
    'in Arabic with Western digits',
    { date: '2026-05-27', lang: 'ar' },
    { monthName: 'ذو الحجة', weekday: 'الأربعاء', formatted: '10 ذو الحجة 1447 هـ' },
    VAN_GENT,
  ),
  answers(
    'the Friday epoch',
    { date: '1991-08-13', calendar: 'civil' },
    { hijri: '1412-02-02', monthLength: 29, calendar: 'civil' },
    'Meeus, Astronomical Algorithms, example 9.b',
  ),
  answers(
    'the Thursday epoch, a day ahead',
    { date: '1991-08-13', calendar: 'tabular' },
    { hijri: '1412-02-03', calendar: 'tabular' },
    'the same, one day earlier',
  ),
  answers(
    'the last day of an arithmetic leap year',
    { date: '2000-04-05', calendar: 'civil' },
    { hijri: '1420-12-30', yearLength: 355, monthLength: 30, dayOfYear: 355 },
    'Meeus, chapter 9: 1 Muharram 1421 is 6 April 2000, and 1420 is year 10 of its cycle, a leap year',
  ),
  // ICU has 1356-01-02; the printed calendars corrected months by the sighting.
  answers(
    'before 1420 by the published table',
    { date: '1937-03-14' },
    { hijri: '1356-01-01', monthLength: 29, yearLength: 353 },
    `${VAN_GENT}; hijridate 2.6.0`,
  ),
  answers(
    'a month of 31 days',
    { date: '1926-12-06' },
    { hijri: '1345-05-31', monthLength: 31, formatted: '31 Jumada al-Ula 1345 AH' },
    'the newspaper Umm al-Qura, by hijridate 2.6.0',
  ),
  answers(
    'after 1450 by the published table',
    { date: '2051-09-06' },
    { hijri: '1474-01-01' },
    `${VAN_GENT}; .NET's UmAlQuraCalendar`,
  ),
  answers('the first day served', { date: '1882-11-12' }, { hijri: '1300-01-01' }, 'Unicode CLDR'),
  answers('the last day served', { date: '2174-11-25' }, { hijri: '1600-12-30' }, 'Unicode CLDR'),
  refuses(422, 'the day before', { date: '1882-11-11' }, '1300 to 1600'),
  refuses(422, 'the day after', { date: '2174-11-26' }, '1300 to 1600'),
  refuses(422, 'the last of all days', { date: '9999-12-31', calendar: 'civil' }, '1300 to 1600'),
  refuses(422, 'the first of all days', { date: '0000-01-01', calendar: 'tabular' }, '1300 to 1600'),
  refuses(400, 'a day that is none', { date: '1900-02-29' }, 'date'),
  refuses(400, 'no date', {}, 'date'),
  refuses(400, 'an unknown calendar', { date: '2024-03-11', calendar: 'islamic' }, 'calendar'),
  refuses(400, 'an unknown language', { date: '2024-03-11', lang: 'fr' }, 'lang'),
])
