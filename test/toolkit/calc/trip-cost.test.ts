import { answers, refuses, table } from '../../support/table.js'

table('rest_calc_tripCost', [
  answers(
    'litres for 100 km',
    { distance: 150, consumption: 8, price: 10000, people: 4, tolls: 50000 },
    {
      distanceKm: 150,
      energy: { amount: 12, unit: 'liter' },
      energyCost: 120000,
      tolls: 50000,
      total: 170000,
      perPerson: 42500,
      costPerKm: 1133.33,
    },
    '150*8/100 litres',
  ),
  answers(
    'miles to the US gallon, there and back',
    {
      distance: 100,
      distanceUnit: 'mi',
      consumption: 25,
      consumptionUnit: 'mpgUs',
      price: 3.5,
      priceUnit: 'gallonUs',
      returnTrip: true,
    },
    {
      distanceKm: 321.869,
      energy: { amount: 30.283, unit: 'liter' },
      energyCost: 28,
      total: 28,
      costPerKm: 0.09,
    },
    '200 mi / 25 = 8 gallons of 3.785411784 l',
  ),
  answers(
    'miles to the UK gallon, priced in litres',
    { distance: 40, distanceUnit: 'mi', consumption: 40, consumptionUnit: 'mpgUk', price: 1.5 },
    { energy: { amount: 4.546, unit: 'liter' }, energyCost: 6.82 },
    '4.54609 l * 1.5 = 6.819135',
  ),
  answers(
    'kilometres to the litre, priced in UK gallons',
    { distance: 90, consumption: 15, consumptionUnit: 'kmPerL', price: 4.54609, priceUnit: 'gallonUk' },
    { energy: { amount: 6, unit: 'liter' }, energyCost: 6 },
    '6 l / 4.54609 * 4.54609',
  ),
  answers(
    'an electric car',
    { distance: 250, consumption: 18, consumptionUnit: 'kwhPer100km', price: 0.45, priceUnit: 'kwh' },
    { energy: { amount: 45, unit: 'kwh' }, energyCost: 20.25 },
    '250*18/100*0.45',
  ),
  answers(
    'the half of a cent after a division that does not end',
    { distance: 11, consumption: 6, consumptionUnit: 'kmPerL', price: 3.15 },
    { energyCost: 5.78, total: 5.78, perPerson: 5.78, costPerKm: 0.53 },
    '11/6*3.15 = 5.775, 3.15/6 = 0.525',
  ),
  refuses(
    400,
    'electricity priced in litres',
    { distance: 1, consumption: 18, consumptionUnit: 'kwhPer100km', price: 1 },
    'priceUnit',
  ),
  refuses(
    400,
    'petrol priced in kWh',
    { distance: 1, consumption: 8, price: 1, priceUnit: 'kwh' },
    'priceUnit',
  ),
  refuses(400, 'no distance', { distance: 0, consumption: 8, price: 1 }, 'distance'),
  refuses(400, 'no travellers', { distance: 1, consumption: 8, price: 1, people: 0 }, 'people'),
])
