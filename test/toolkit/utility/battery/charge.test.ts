import { answers, refuses, table } from '../../../support/table.js'

table('rest_utility_battery_2', [
  answers(
    'an electric car',
    { capacity: 60, rate: 11, from: 20, to: 80, price: 0.3 },
    { hours: 3.6364, text: '3 h 38 min', added: 36, drawn: 40, unit: 'kWh', cost: 12 },
    '60 * 0.6 = 36; 36 / 0.9 = 40; 40 / 11; 40 * 0.3',
  ),
  answers(
    'a phone',
    { capacity: 4500, capacityUnit: 'mAh', rate: 2, rateUnit: 'A', efficiency: 100 },
    { hours: 2.25, text: '2 h 15 min', added: 4500, drawn: 4500, unit: 'mAh', cost: null },
    '4.5 / 2',
  ),
  answers(
    'charge and power',
    {
      capacity: 5000,
      capacityUnit: 'mAh',
      rate: 18.5,
      rateUnit: 'W',
      voltage: 3.7,
      efficiency: 100,
      price: 1000,
    },
    { hours: 1, cost: 18.5 },
    '18.5 Wh / 18.5 W; 0.0185 kWh',
  ),
  answers(
    'halves, of a charge that has no end',
    {
      ...{ capacity: 2, capacityUnit: 'Ah', rate: 24, rateUnit: 'W', voltage: 400 },
      ...{ efficiency: 96, price: 0.45 },
    },
    { drawn: 2.0833, hours: 34.7222, cost: 0.38 },
    '2/0.96 Ah * 400 V = 2.5/3 kWh, which cost 0.375',
  ),
  answers(
    'half a minute with a voltage',
    { capacity: 30, capacityUnit: 'Ah', rate: 96, rateUnit: 'W', voltage: 400, efficiency: 96 },
    { hours: 130.2083, text: '5 d 10 h 13 min' },
    '30/0.96 * 400/96 h = 7812.5 min',
  ),
  answers(
    'a charge whose energy is unknown',
    { capacity: 1, capacityUnit: 'Ah', rate: 1, rateUnit: 'A', price: 1 },
    { cost: null },
    'no voltage',
  ),
  refuses(400, 'charge and power without a voltage', { capacity: 1, capacityUnit: 'Ah', rate: 1 }, 'voltage'),
  refuses(400, 'a battery that is as full already', { capacity: 1, rate: 1, from: 80, to: 80 }, 'to'),
  refuses(400, 'more than full', { capacity: 1, rate: 1, to: 101 }, 'to'),
])
