import { answers, refuses, table } from '../../../support/table.js'

const google = "libaddressinput's country data"

table('rest_utility_address', [
  answers(
    'the United States',
    {
      country: 'us',
      name: ' Jane Doe ',
      organization: 'Acme',
      street: '1600 Amphitheatre Parkway; Building 43;',
      city: 'Mountain View',
      state: 'CA',
      postalCode: '94043',
    },
    {
      country: 'US',
      lines: ['Jane Doe', 'Acme', '1600 Amphitheatre Parkway', 'Building 43', 'Mountain View, CA 94043'],
      text: 'Jane Doe\nAcme\n1600 Amphitheatre Parkway\nBuilding 43\nMountain View, CA 94043',
      unused: [],
    },
    `${google}: %N%n%O%n%A%n%C, %S %Z`,
  ),
  answers(
    'no state in Britain, and no country line at home',
    { country: 'GB', street: '10 Downing Street', city: 'London', state: 'England', postalCode: 'SW1A 2AA' },
    { lines: ['10 Downing Street', 'London', 'SW1A 2AA'], unused: ['state'] },
    `${google}: %N%n%O%n%A%n%C%n%Z`,
  ),
  answers(
    'Japan as it writes',
    {
      country: 'JP',
      name: '山田',
      street: '霞が関1-3-2',
      city: '千代田区',
      state: '東京都',
      postalCode: '100-8111',
    },
    { lines: ['〒100-8111', '東京都', '霞が関1-3-2', '山田'], unused: ['city'] },
    `${google}: 〒%Z%n%S%n%A%n%O%n%N`,
  ),
  answers(
    'Japan from abroad',
    {
      country: 'JP',
      name: 'Yamada',
      street: 'Kasumigaseki 1-3-2',
      state: 'Tokyo',
      postalCode: '100-8111',
      international: true,
    },
    { lines: ['Yamada', 'Kasumigaseki 1-3-2, Tokyo', '100-8111', 'JAPAN'], unused: [] },
    `${google}: %N%n%O%n%A, %S%n%Z in Latin`,
  ),
  answers(
    'a city that is also the state is used',
    { country: 'JP', street: '1', city: 'Tokyo', state: 'Tokyo' },
    { unused: [] },
    'a line has its value',
  ),
  answers(
    'a country without a format of its own',
    { country: 'QA', street: 'Al Corniche', city: 'Doha', postalCode: '1', district: 'West Bay' },
    { lines: ['Al Corniche', 'Doha'], unused: ['district', 'postalCode'] },
    `${google}: ZZ is %N%n%O%n%A%n%C`,
  ),
  answers(
    'a name that holds a line feed is one line',
    { country: 'DE', name: 'A\r\nB', city: 'Köln' },
    { lines: ['A B', 'Köln'], unused: [] },
    'lines are lines',
  ),
  answers(
    'an old code',
    { country: 'uk', city: 'Leeds', international: true },
    { country: 'GB', lines: ['Leeds', 'UNITED KINGDOM'] },
    'ISO 3166-1: UK is reserved for GB',
  ),
  refuses(400, 'no part', { country: 'DE' }, 'street'),
  refuses(400, 'blank parts', { country: 'DE', name: '  ', street: ' ; ;' }, 'street'),
  refuses(422, 'a code that nobody has', { country: 'QQ', city: 'x' }, 'QQ'),
  refuses(422, 'the European Union', { country: 'eu', city: 'x' }, 'eu'),
  refuses(422, 'no country', { country: 'ZZ', city: 'x' }, 'ZZ'),
  refuses(400, 'a name for the country', { country: 'Germany', city: 'x' }, 'country'),
])
