import { answers, refuses, table } from '../../support/table.js'

const MOMENT = { datetime: '2026-03-01T10:05:09Z' }
const JAKARTA = { ...MOMENT, tz: 'Asia/Jakarta' }

const pattern = (text: string, formatted: string, query: Record<string, string> = JAKARTA) =>
  answers<'rest_datetime_format'>(
    text,
    { ...query, pattern: text },
    { formatted },
    'Unicode TR 35, date field symbols',
  )

table('rest_datetime_format', [
  answers(
    'a pattern in Indonesian',
    { ...JAKARTA, pattern: 'EEEE, d MMMM yyyy HH:mm', locale: 'id' },
    {
      formatted: 'Minggu, 1 Maret 2026 17:05',
      iso: '2026-03-01T17:05:09+07:00',
      utc: '2026-03-01T10:05:09Z',
      rfc2822: 'Sun, 01 Mar 2026 17:05:09 +0700',
      http: 'Sun, 01 Mar 2026 10:05:09 GMT',
      unix: 1772359509,
      locale: 'id',
      tz: 'Asia/Jakarta',
    },
    'by hand',
  ),
  pattern('yyyy yy MMMM MMM MM M dd d', '2026 26 March Mar 03 3 01 1'),
  pattern('EEEE EEE HH H hh h mm m ss s SSS a', 'Sunday Sun 17 17 05 5 05 5 09 9 000 PM'),
  pattern('XXX XX VV DDD D ww Q', '+07:00 +0700 Asia/Jakarta 060 60 09 1'),
  pattern('XXX XX', 'Z Z', { ...MOMENT, tz: 'Europe/London' }),
  pattern('XXX', '+05:45', { ...MOMENT, tz: 'Asia/Kathmandu' }),
  pattern("h 'o''clock' a, ''yy", "5 o'clock PM, '26"),
  pattern('h a', '12 AM', { datetime: '2026-03-01T00:30' }),
  pattern('h a', '12 PM', { datetime: '2026-03-01T12:30' }),
  pattern('SSS', '123', { datetime: '2026-03-01T00:00:00.123999' }),
  pattern('yyyy', '0007', { datetime: '0007-03-01' }),
  pattern('日付: d/M 🕰', '日付: 1/3 🕰'),
  answers(
    'the genitive of a month',
    { ...MOMENT, pattern: 'd MMMM', locale: 'ru' },
    { formatted: '1 марта' },
    'Russian grammar',
  ),
  answers(
    'a month of the Gregorian calendar in Persian',
    { ...MOMENT, pattern: 'MMMM', locale: 'fa' },
    { formatted: 'مارس' },
    'March in Persian',
  ),
  answers(
    'a locale in any letter case',
    { ...MOMENT, pattern: 'EEE', locale: 'DE-at' },
    { locale: 'de-AT' },
    'BCP 47, 2.1.1',
  ),
  answers(
    'the full style in German',
    { ...MOMENT, style: 'full', locale: 'de' },
    { formatted: 'Sonntag, 1. März 2026 um 10:05:09 Koordinierte Weltzeit' },
    'CLDR, German',
  ),
  answers(
    'the short style in British English',
    { ...MOMENT, style: 'short', locale: 'en-GB' },
    { formatted: '01/03/2026, 10:05' },
    'CLDR, British English',
  ),
  answers(
    'a date alone is midnight',
    { datetime: '2026-03-01', tz: 'Asia/Jakarta' },
    { utc: '2026-02-28T17:00:00Z' },
    'by hand',
  ),
  answers(
    'before 1970',
    { datetime: '1969-12-31T23:59:59.5Z' },
    { unix: -1, rfc2822: 'Wed, 31 Dec 1969 23:59:59 +0000' },
    'by hand',
  ),
  refuses(422, 'an unknown letter', { ...MOMENT, pattern: 'yyyy G' }, '"G" have no meaning'),
  refuses(422, 'a run that is too long', { ...MOMENT, pattern: 'yyyyy' }, 'yyyyy'),
  refuses(422, 'a run that is too short', { ...MOMENT, pattern: 'E' }, '"E" have no meaning'),
  refuses(
    422,
    "the name of an object's own member",
    { ...MOMENT, pattern: 'constructor' },
    'have no meaning',
  ),
  refuses(422, 'a quote without its end', { ...MOMENT, pattern: "yyyy 'open" }, 'not closed'),
  refuses(422, 'an unknown zone', { ...MOMENT, tz: 'Foo/Bar' }, 'Foo/Bar'),
  refuses(400, 'a locale that is none', { ...MOMENT, locale: 'en-aa-bb' }, 'locale'),
  refuses(400, 'a locale with spaces', { ...MOMENT, locale: 'en us' }, 'locale'),
  refuses(400, 'no date', { datetime: '2026-02-30' }, 'datetime'),
  refuses(400, 'an unknown style', { ...MOMENT, style: 'tiny' }, 'style'),
])
