import { answers, refuses, table } from '../../support/table.js'

const NWS = 'heat index chart and wind chill chart of the US National Weather Service'
const NOTHING = { heatIndex: null, windChill: null }

table('rest_weather_feelsLike', [
  // The chart has whole degrees Fahrenheit; these are its formulas worked out with MetPy 1.7 (heat_index, windchill).
  answers(
    '96 °F at 50 % (108 in the chart)',
    { temperature: 96, humidity: 50, unit: 'f' },
    { unit: 'f', heatIndex: 107.6, feelsLike: 107.6, basis: 'heat-index', windChill: null },
    NWS,
  ),
  answers(
    '80 °F, where the index begins',
    { temperature: 80, humidity: 40, unit: 'f' },
    { heatIndex: 79.8, basis: 'heat-index' },
    NWS,
  ),
  answers(
    'below 80 °F',
    { temperature: 79.9, humidity: 100, unit: 'f' },
    { ...NOTHING, feelsLike: 79.9, basis: 'air' },
    'the rule',
  ),
  answers(
    'below 26.67 °C',
    { temperature: 26.6, humidity: 90 },
    { ...NOTHING, feelsLike: 26.6, basis: 'air' },
    'the rule',
  ),
  answers(
    '0 °F in 15 mph (-19 in the chart)',
    { temperature: 0, humidity: 50, wind: 15, unit: 'f' },
    { windChill: -19.5, feelsLike: -19.5, basis: 'wind-chill', heatIndex: null },
    NWS,
  ),
  answers(
    '-10 °C in 20 km/h (-18 in the chart of Canada)',
    { temperature: -10, humidity: 50, wind: 20 },
    { windChill: -17.9, basis: 'wind-chill' },
    'Environment Canada',
  ),
  answers(
    'the warmest and calmest wind chill',
    { temperature: 10, humidity: 50, wind: 4.8 },
    { windChill: 9.8, basis: 'wind-chill' },
    'the rule',
  ),
  answers('too warm for wind chill', { temperature: 10.1, humidity: 50, wind: 4.8 }, NOTHING, 'the rule'),
  answers('too calm for wind chill', { temperature: 10, humidity: 50, wind: 4.79 }, NOTHING, 'the rule'),
  answers(
    '30 °C with a dew point of 15 °C (humidex 34)',
    { temperature: 30, humidity: 40.1728 },
    { dewPoint: 15, humidex: 34, comfort: 'comfortable' },
    'humidex table of Environment Canada',
  ),
  answers(
    '20 °C at 50 % (wet bulb 13.7)',
    { temperature: 20, humidity: 50 },
    { wetBulb: 13.7 },
    'Stull 2011, section 3',
  ),
  answers('the edges of the wet bulb', { temperature: 50, humidity: 99.1 }, { wetBulb: null }, 'the rule'),
  answers('too cold for the wet bulb', { temperature: -20.1, humidity: 50 }, { wetBulb: null }, 'the rule'),
  answers('too dry for the wet bulb', { temperature: 20, humidity: 4.9 }, { wetBulb: null }, 'the rule'),
  answers(
    'the coldest wet bulb',
    { temperature: -20, humidity: 5 },
    { wetBulb: -17.6 },
    'Stull 2011, equation 1, by Python',
  ),
  answers(
    'wind cools the apparent temperature',
    { temperature: 25, humidity: 50, wind: 36 },
    { apparent: 19.2, vapourPressureHpa: 15.8, absoluteHumidity: 11.5 },
    'by hand: 25 + 0.33*15.79 - 0.7*10 - 4',
  ),
  answers(
    'saturated air',
    { temperature: 24, humidity: 100 },
    { dewPoint: 24, comfort: 'oppressive' },
    'the definition of the dew point',
  ),
  answers('just less', { temperature: 23.9, humidity: 100 }, { comfort: 'muggy' }, 'the rule'),
  answers('humid', { temperature: 20.9, humidity: 100 }, { comfort: 'humid' }, 'the rule'),
  answers('slightly humid', { temperature: 17.9, humidity: 100 }, { comfort: 'slightly humid' }, 'the rule'),
  answers('comfortable', { temperature: 15.9, humidity: 100 }, { comfort: 'comfortable' }, 'the rule'),
  answers('dry', { temperature: 9.9, humidity: 100 }, { comfort: 'dry' }, 'the rule'),
  answers(
    'dry heat, where the index is lowered',
    { temperature: 100, humidity: 10, unit: 'f' },
    { heatIndex: 94.1 },
    NWS,
  ),
  answers(
    'damp heat, where it is raised',
    { temperature: 82, humidity: 90, unit: 'f' },
    { heatIndex: 92 },
    NWS,
  ),
  answers('the bounds', { temperature: 158, humidity: 1, unit: 'f' }, { unit: 'f' }, '70 °C'),
  refuses(422, 'a temperature over 70 °C', { temperature: 158.1, humidity: 50, unit: 'f' }, '158.1 °F'),
  refuses(422, 'a temperature under -90 °C', { temperature: -90.1, humidity: 50 }, '-90.1 °C'),
  refuses(400, 'no humidity', { temperature: 20 }, 'humidity'),
  refuses(400, 'a humidity of 0', { temperature: 20, humidity: 0 }, 'humidity'),
])
