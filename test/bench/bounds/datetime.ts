import { paragraph } from './content.js'
import type { BoundsTable } from './derive.js'

const WIDE = { from: '1900-01-01T00:00:00.123456789', to: '2099-12-31T23:59:59.999999999' }
const WEEKS = '2026-03-02T09:00:00'

export const datetime: BoundsTable = {
  diff: { calls: [{ ...WIDE, tz: 'America/New_York' }] },
  add: {
    calls: [
      {
        datetime: '1900-01-31T10:00:00',
        duration: 'P99Y11M51W30DT23H59M59.999999999S',
        tz: 'America/New_York',
      },
    ],
  },
  'nth-weekday': { calls: [{ year: 9999, month: 12, weekday: 'friday', n: -5 }] },
  month: { calls: ['US', 'JP', 'ID'].map((country) => ({ year: 2099, month: 12, country })) },
  'business-days': {
    calls: [
      { from: '2020-01-01', to: '2029-12-31', country: 'US' },
      { from: '2020-01-01', to: '2029-12-31', country: 'ID' },
    ],
  },
  'business-days/add': {
    calls: [
      { date: '2026-12-24', days: 1_000, country: 'DE' },
      { date: '2026-12-24', days: -1_000, country: 'ID', weekend: '1,2,3,4,6,7' },
    ],
  },
  'business-hours': {
    calls: [
      { from: '2026-01-01T00:00:00', to: '2026-12-31T23:59:59', tz: 'America/New_York', country: 'US' },
    ],
  },
  holidays: {
    calls: [
      { country: 'GB', year: 2076, region: 'ENG', type: 'all' },
      { country: 'US', year: 2076, region: null, type: 'all' },
      { country: 'ID', year: 2076, region: null, type: 'all', lang: 'id' },
    ],
  },
  'holidays/next': {
    calls: [
      { country: 'US', limit: 100 },
      { country: 'ID', limit: 100 },
    ],
  },
  recurrence: {
    calls: [
      { rule: 'FREQ=MONTHLY;BYDAY=-1FR', limit: 500 },
      {
        rule: 'FREQ=YEARLY;BYMONTH=1,3,5,7,9,11;BYDAY=1MO,2TU,3WE,-1TH,-2FR;BYHOUR=8,12,18;BYMINUTE=0,30',
        limit: 500,
      },
      { rule: 'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR', limit: 500 },
      { rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', limit: 500 },
      { rule: 'FREQ=MINUTELY;INTERVAL=90;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,10,11,12,13,14,15,16', limit: 500 },
    ],
  },
  duration: {
    calls: [
      {
        text:
          '1 year, 2 months, 3 weeks, 4 days, 5 hours, 6 minutes and 7.125 seconds, '.repeat(2) +
          '1 jam 2 menit 3 detik',
      },
    ],
  },
  parse: {
    calls: [
      {
        text: 'Lunch tomorrow from 10 to 11, then on March 3rd 2026 at 5pm; see you next Friday. '.repeat(24),
        lang: 'en',
      },
      {
        text: 'Treffen morgen um 10 Uhr, dann am 3. März 2026 und nächsten Freitag. '.repeat(28),
        lang: 'de',
      },
      { text: paragraph(2_000), lang: 'en' },
      { text: 'Завтра в 10:00, потом 3 марта 2026 и в следующую пятницу. '.repeat(34), lang: 'ru' },
      { text: '明日10時、2026年3月3日、来週の金曜日。'.repeat(86), lang: 'ja' },
      ...['es', 'fr', 'it', 'nl', 'pt', 'uk', 'zh', 'id', 'sv', 'vi'].map((lang) => ({
        text: '2026-03-03 10:00, 12/04/2026. '.repeat(66),
        lang,
      })),
    ].map((call) => ({ ...call, now: WEEKS })),
  },
  format: {
    calls: [
      {
        pattern: "EEEE EEE d dd MMMM MMM MM yyyy yy HH hh mm ss SSS a XXX XX VV DDD ww Q 'of' ''",
        locale: 'id',
      },
      { pattern: null, locale: 'ar-EG' },
    ],
  },
}

const ZONES = [
  'Asia/Jakarta,Europe/London,America/New_York,America/Los_Angeles,Asia/Tokyo,Australia/Sydney,Asia/Kolkata',
  'Africa/Cairo,America/Sao_Paulo,Pacific/Auckland,Asia/Dubai,Europe/Moscow,Asia/Singapore,America/Chicago',
  'Africa/Lagos,Asia/Shanghai,Europe/Berlin,America/Denver,Asia/Kathmandu,Pacific/Chatham',
].join(',')

export const time: BoundsTable = {
  convert: { calls: [{ from: 'America/New_York', to: ZONES }] },
  unix: {
    calls: [{ value: '1772359509.123456789' }, { value: '2026-03-01T10:05:09.123456789', unit: 'auto' }],
  },
}
