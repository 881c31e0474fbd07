import { answers, refuses, table } from '../../support/table.js'

const NEW_YORK = { from: 'America/New_York' }

table('rest_time_convert', [
  answers(
    'the first morning of summer time',
    { datetime: '2026-03-08T09:00:00', ...NEW_YORK, to: 'Asia/Jakarta,Europe/London' },
    {
      utc: '2026-03-08T13:00:00Z',
      from: {
        tz: 'America/New_York',
        datetime: '2026-03-08T09:00:00-04:00',
        offset: '-04:00',
        abbreviation: 'EDT',
      },
      count: 2,
      items: [
        {
          tz: 'Asia/Jakarta',
          datetime: '2026-03-08T20:00:00+07:00',
          offset: '+07:00',
          abbreviation: 'GMT+7',
          dayShift: 0,
          differenceHours: 11,
        },
        {
          tz: 'Europe/London',
          datetime: '2026-03-08T13:00:00+00:00',
          offset: '+00:00',
          dayShift: 0,
          differenceHours: 4,
        },
      ],
      ambiguous: false,
      skipped: false,
    },
    'tzdata: New York changes on 8 March 2026, London on the 29th',
  ),
  answers(
    'local mean time, whose offset has seconds',
    { datetime: '0001-01-01T00:00:00', to: 'America/New_York' },
    { items: [{ datetime: '0000-12-31T19:03:58-04:56:02', offset: '-04:56:02' }] },
    'tzdata: LMT -4:56:02 until 1883',
  ),
  answers(
    'a wall time that comes twice',
    { datetime: '2026-11-01T01:30', ...NEW_YORK, to: 'UTC' },
    { utc: '2026-11-01T05:30:00Z', ambiguous: true, skipped: false },
    'the earlier is EDT, UTC - 4',
  ),
  answers(
    'a wall time that the clocks skip',
    { datetime: '2026-03-08T02:30', ...NEW_YORK, to: 'UTC' },
    {
      utc: '2026-03-08T07:30:00Z',
      from: { datetime: '2026-03-08T03:30:00-04:00' },
      ambiguous: false,
      skipped: true,
    },
    'read as 3:30 EDT',
  ),
  answers(
    'a half hour that comes twice',
    { datetime: '2026-04-05T01:45', from: 'Australia/Lord_Howe', to: 'UTC' },
    { utc: '2026-04-04T14:45:00Z', ambiguous: true },
    'tzdata: from UTC + 11 to UTC + 10:30 at 2:00',
  ),
  answers(
    'a day that was skipped',
    { datetime: '2011-12-30T12:00', from: 'Pacific/Apia', to: 'UTC' },
    { utc: '2011-12-30T22:00:00Z', from: { datetime: '2011-12-31T12:00:00+14:00' }, skipped: true },
    'tzdata: 30 December 2011 never was in Samoa',
  ),
  answers(
    'a time with its own offset',
    { datetime: '2026-11-01T01:30-05:00', ...NEW_YORK, to: 'UTC' },
    { utc: '2026-11-01T06:30:00Z', from: { datetime: '2026-11-01T01:30:00-05:00' }, ambiguous: false },
    'the offset says which of the two',
  ),
  answers(
    'days apart',
    { datetime: '2026-06-01T23:00Z', from: 'Pacific/Pago_Pago', to: 'pacific/kiritimati, Asia/Kolkata' },
    {
      from: { datetime: '2026-06-01T12:00:00-11:00' },
      items: [
        { tz: 'Pacific/Kiritimati', datetime: '2026-06-02T13:00:00+14:00', dayShift: 1, differenceHours: 25 },
        { tz: 'Asia/Kolkata', dayShift: 1, differenceHours: 16.5 },
      ],
    },
    'UTC - 11, + 14 and + 5:30',
  ),
  answers(
    'two days apart',
    { datetime: '2026-06-01T23:00', from: 'Etc/GMT+12', to: 'Pacific/Kiritimati' },
    { items: [{ datetime: '2026-06-03T01:00:00+14:00', dayShift: 2, differenceHours: 26 }] },
    'UTC - 12 and + 14',
  ),
  answers(
    'Irish winter time',
    { datetime: '2026-01-15T12:00', from: 'Europe/Dublin', to: 'UTC' },
    { from: { offset: '+00:00', abbreviation: 'GMT' }, items: [{ differenceHours: 0 }] },
    'tzdata: GMT in winter, IST in summer',
  ),
  refuses(400, 'more than 20 zones', { datetime: '2026-01-01', to: Array(21).fill('UTC').join(',') }, 'to'),
  refuses(400, 'no ISO time', { datetime: '8 March 2026', to: 'UTC' }, 'datetime'),
  refuses(400, 'no real date', { datetime: '2026-02-30T00:00', to: 'UTC' }, 'datetime'),
  refuses(400, 'no zones', { datetime: '2026-01-01' }, 'to'),
  refuses(422, 'an unknown zone among others', { datetime: '2026-01-01', to: 'UTC,Foo/Bar' }, 'Foo/Bar'),
  refuses(
    422,
    'an unknown zone of the time',
    { datetime: '2026-01-01', from: 'Foo/Bar', to: 'UTC' },
    'Foo/Bar',
  ),
  refuses(422, 'an empty zone', { datetime: '2026-01-01', to: 'UTC,' }, 'time zone'),
])
