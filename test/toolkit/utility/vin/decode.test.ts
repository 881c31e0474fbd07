import { beforeAll } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'

const DOCUMENTED = 'the shape of vpic.nhtsa.dot.gov/api, DecodeVinValues'
const target = (vin: string): string => `/vehicles/DecodeVinValues/${vin}?format=json`

beforeAll(async () => {
  const car = {
    Make: 'TESLA',
    Model: 'Model S',
    ModelYear: '2017',
    EngineCylinders: '',
    DisplacementL: 'n/a',
    EngineHP: '362.5',
    Doors: '5',
    ErrorCode: '1,400',
    ErrorText: '1 - Check Digit does not calculate properly',
  }
  await upstreamAnswers('vpic', target('5YJSA1E20HF000337'), { body: { Count: 1, Results: [car] } })
  await upstreamAnswers('vpic', target('11111111111111111'), {
    body: { Results: [{ Make: '', ErrorCode: '7', ErrorText: '7 - Manufacturer is not registered' }] },
  })
  await upstreamAnswers('vpic', target('22222222222222222'), { status: 500 })
  await upstreamAnswers('vpic', target('33333333333333333'), { body: { Results: [] } })
  await upstreamAnswers('vpic', target('44444444444444444'), { status: 404, body: '' })
})

table('rest_utility_vin_2', [
  answers(
    'an electric car in small letters',
    { vin: '5yjsa1e20hf000337' },
    {
      vin: '5YJSA1E20HF000337',
      make: 'TESLA',
      manufacturer: null,
      model: 'Model S',
      year: 2017,
      cylinders: null,
      displacementLitres: null,
      horsepower: 362.5,
      doors: 5,
      clean: false,
      note: '1 - Check Digit does not calculate properly',
    },
    DOCUMENTED,
  ),
  refuses(422, 'a number without a make', { vin: '11111111111111111' }, 'Manufacturer is not registered'),
  refuses(502, 'an upstream that fails', { vin: '22222222222222222' }, 'NHTSA'),
  refuses(502, 'an answer without a result', { vin: '33333333333333333' }, 'NHTSA'),
  refuses(502, 'a method that is gone', { vin: '44444444444444444' }, 'NHTSA'),
  refuses(400, 'a letter that no VIN has', { vin: 'I2222222222222222' }, 'vin'),
])
