import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

table('rest_utility_convert_2', [
  answers(
    'every temperature, in the order of the table',
    { value: 0, from: 'celsius' },
    {
      quantity: 'temperature',
      value: 0,
      from: 'C',
      count: 4,
      items: [
        { unit: 'C', name: 'celsius', result: 0 },
        { unit: 'F', name: 'fahrenheit', result: 32 },
        { unit: 'K', name: 'kelvin', result: 273.15 },
        { unit: 'R', name: 'rankine', result: 491.67 },
      ],
    },
    'freezing point of water on the four scales',
  ),
  answers(
    'every mass with its name',
    { value: 1, from: 'kilograms' },
    { from: 'kg', items: expect.arrayContaining([{ unit: 'kg', name: 'kilogram', result: 1 }]) as unknown },
    'SI brochure: the kilogram is the base unit',
  ),
  answers(
    'fuel consumption, whose units have no names but their ids',
    { value: 10, from: 'km/l' },
    {
      count: 4,
      items: [
        { unit: 'km/l', name: null, result: 10 },
        { unit: 'mpg-us', name: null, result: 23.5214583333 },
        { unit: 'mpg-uk', name: null, result: 28.2480936332 },
        { unit: 'l/100km', name: null, result: 10 },
      ],
    },
    '10 * 3.785411784 / 1.609344, 10 * 4.54609 / 1.609344, 100 / 10',
  ),
  refuses(422, 'an unknown unit', { value: 1, from: 'parsec' }, '"parsec" is not a unit'),
  refuses(422, 'a temperature below absolute zero', { value: -1, from: 'K' }, 'absolute zero'),
  refuses(422, 'a fuel consumption of nothing', { value: 0, from: 'km/l' }, 'l/100km'),
  refuses(400, 'a value past the bound', { value: 1e16, from: 'm' }, 'value'),
])
