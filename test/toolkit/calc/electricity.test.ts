import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

table('rest_calc_electricity', [
  answers(
    'three appliances for a month',
    { appliances: 'fridge:100:24;tv:80:5;lamp:10:6:4', price: 1444.7 },
    {
      items: [
        {
          name: 'fridge',
          watts: 100,
          hoursPerDay: 24,
          quantity: 1,
          kwh: 72,
          cost: 104018.4,
          sharePercent: 78.95,
        },
        { name: 'tv', watts: 80, hoursPerDay: 5, quantity: 1, kwh: 12, cost: 17336.4, sharePercent: 13.16 },
        {
          name: 'lamp',
          watts: 10,
          hoursPerDay: 6,
          quantity: 4,
          kwh: 7.2,
          cost: 10401.84,
          sharePercent: 7.89,
        },
      ],
      kwhPerDay: 3.04,
      kwh: 91.2,
      kwhPerYear: 1109.6,
      energyCost: 131756.64,
      fixedFee: 0,
      tax: 0,
      total: 131756.64,
    },
    '2.4 + 0.4 + 0.24 kWh a day; 2.4/3.04, 0.4/3.04, 0.24/3.04',
  ),
  answers(
    'fee, tax and blanks',
    { appliances: ' heater : 1500.5 : 2.5 ', price: 0.3, days: 10, fixedFee: 12.345, taxPercent: 10 },
    {
      items: [
        {
          name: 'heater',
          watts: 1500.5,
          hoursPerDay: 2.5,
          quantity: 1,
          kwh: 37.513,
          cost: 11.25,
          sharePercent: 100,
        },
      ],
      energyCost: 11.25,
      fixedFee: 12.35,
      tax: 2.36,
      total: 25.96,
    },
    '37.5125 kWh, 11.25375; 23.59875 * 0.1 = 2.359875; 25.958625',
  ),
  answers(
    'what draws nothing',
    { appliances: 'off:0:24', price: 1 },
    {
      items: [{ name: 'off', watts: 0, hoursPerDay: 24, quantity: 1, kwh: 0, cost: 0, sharePercent: 0 }],
      kwh: 0,
      total: 0,
    },
    '0 W',
  ),
  answers(
    'fifty appliances',
    { appliances: Array(50).fill('a:1000:1').join(';'), price: 1, days: 1 },
    { kwh: 50, total: 50 },
    '50 * 1 kWh',
  ),
  refuses(
    400,
    'fifty-one appliances',
    { appliances: Array(51).fill('a:1:1').join(';'), price: 1 },
    'appliances',
  ),
  ...Object.entries({
    'two parts': 'tv:80',
    'five parts': 'tv:80:5:1:1',
    'an empty item': 'tv:80:5;',
    'no name': ' :80:5',
    'watts past a million': 'a:1000001:1',
    'twenty-five hours': 'a:1:25',
    'half a lamp': 'a:1:1:1.5',
    'no lamp': 'a:1:1:0',
    'an exponent': 'a:1e3:1',
    'a sign': 'a:-1:1',
    'digits of another script': 'a:١٠:1',
  }).map(([name, appliances]) =>
    refuses<'rest_calc_electricity'>(400, name, { appliances, price: 1 }, 'appliances'),
  ),
  {
    name: 'says of a long item only how it begins',
    query: { appliances: `${'a'.repeat(3000)}:1`, price: 1 },
    check: (_status, body) => {
      expect(JSON.stringify(body).length).toBeLessThan(600)
    },
  },
  refuses(400, 'a missing price', { appliances: 'a:1:1' }, 'price'),
])
