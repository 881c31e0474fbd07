import { answers, refuses, table } from '../../../support/table.js'

const CLDR = 'CLDR 48 supplemental data'

table('rest_info_country_2', [
  answers(
    'the United Kingdom',
    { country: 'GBR' },
    {
      code: 'GB',
      name: 'United Kingdom',
      firstDayOfWeek: 'monday',
      weekendStart: 'saturday',
      weekendEnd: 'sunday',
      measurementSystem: 'uk',
      temperature: 'celsius',
      paperSize: 'A4',
      clock: '24h',
      currency: 'GBP',
    },
    CLDR,
  ),
  answers(
    'a weekend of its own',
    { country: 'IR' },
    { firstDayOfWeek: 'saturday', weekendStart: 'friday', weekendEnd: 'friday', clock: '24h' },
    CLDR,
  ),
  answers(
    'a weekend on Friday and Saturday',
    { country: 'EG' },
    { firstDayOfWeek: 'saturday', weekendStart: 'friday', weekendEnd: 'saturday', clock: '12h' },
    CLDR,
  ),
  answers(
    'degrees Fahrenheit in a metric country',
    { country: 'PR' },
    { measurementSystem: 'metric', temperature: 'fahrenheit', paperSize: 'US-Letter' },
    CLDR,
  ),
  answers(
    'degrees Celsius with US units',
    { country: 'LR' },
    { measurementSystem: 'us', temperature: 'celsius' },
    CLDR,
  ),
  answers(
    'degrees Celsius with UK units',
    { country: 'MM' },
    { measurementSystem: 'uk', temperature: 'celsius' },
    CLDR,
  ),
  answers(
    'the conventions of the world',
    { country: 'TV' },
    { firstDayOfWeek: 'monday', clock: '24h', paperSize: 'A4' },
    CLDR,
  ),
  answers('the currency of Haiti', { country: 'HT' }, { currency: 'HTG' }, CLDR),
  answers('the currency of Panama', { country: 'PA' }, { currency: 'PAB' }, CLDR),
  answers('the currency of Palestine', { country: 'PS' }, { currency: 'ILS' }, CLDR),
  answers('no currency', { country: 'AQ' }, { currency: null }, CLDR),
  refuses(422, 'an unknown country', { country: 'XX' }, 'unknown country "XX"'),
  refuses(400, 'no country', {}, 'country'),
])
