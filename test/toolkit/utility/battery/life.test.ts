import { answers, refuses, table } from '../../../support/table.js'

table('rest_utility_battery', [
  answers(
    'a power bank',
    { capacity: 10000, load: 500, efficiency: 85 },
    { hours: 17, days: 0.7083, text: '17 h', energyWh: null },
    '8500 mAh / 500 mA',
  ),
  answers(
    'charge and power',
    { capacity: 100, capacityUnit: 'Ah', load: 60, loadUnit: 'W', voltage: 12 },
    { hours: 20, energyWh: 1200 },
    '1200 Wh / 60 W',
  ),
  answers(
    'energy and current',
    { capacity: 1.2, capacityUnit: 'kWh', load: 5, loadUnit: 'A', voltage: 12 },
    { hours: 20, energyWh: 1200 },
    '1200 Wh / 60 W',
  ),
  answers(
    'a sensor that sleeps',
    { capacity: 220, load: 10, duty: 1 },
    { hours: 2200, days: 91.6667, text: '91 d 16 h' },
    '220 / 0.1',
  ),
  answers('microamperes', { capacity: 1, load: 1, loadUnit: 'uA' }, { hours: 1000 }, '1e-3 / 1e-6'),
  answers(
    'days, hours and minutes',
    { capacity: 1, capacityUnit: 'Wh', load: 19.58, loadUnit: 'mW' },
    { text: '2 d 3 h 4 min' },
    '1000 / 19.58 h = 51.0725 h',
  ),
  answers(
    'half a minute, of hours that have no end',
    { capacity: 13, capacityUnit: 'Ah', load: 120, loadUnit: 'A' },
    { hours: 0.1083, text: '7 min' },
    '13/120 h = 6.5 min',
  ),
  answers(
    'hardly a moment',
    { capacity: 0.001, load: 1, loadUnit: 'A' },
    { hours: 0, text: '0 min' },
    '1e-6 h',
  ),
  refuses(400, 'charge and power without a voltage', { capacity: 1, load: 1, loadUnit: 'W' }, 'voltage'),
  refuses(400, 'no load', { capacity: 1, load: 0 }, 'load'),
])
