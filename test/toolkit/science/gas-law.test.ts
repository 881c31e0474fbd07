import { answers, near, refuses, table } from '../../support/table.js'

/** Carbon dioxide. */
const CO2 = { a: 0.364, b: 4.267e-5 }

table('rest_science_gasLaw', [
  answers(
    'the pressure of an ideal gas',
    { volume: 0.0224, amount: 1, temperature: 273.15 },
    {
      solvedFor: 'pressure',
      pressure: 101388.190364,
      volume: 0.0224,
      amount: 1,
      temperature: 273.15,
      molarVolume: 0.0224,
      compressibility: 1,
    },
    '8.31446261815324*273.15/0.0224',
  ),
  answers(
    'its volume',
    { pressure: 101325, amount: 1, temperature: 273.15 },
    { solvedFor: 'volume', volume: 0.022413969545 },
    'CODATA: 22.413969545 l/mol',
  ),
  answers(
    'its amount',
    { pressure: 101325, volume: 0.022413969545014137, temperature: 273.15 },
    { solvedFor: 'amount', amount: 1 },
    'CODATA: 22.413969545 l/mol',
  ),
  answers(
    'its temperature',
    { pressure: 8.31446261815324, volume: 1, amount: 1 },
    { solvedFor: 'temperature', temperature: 1 },
    'R = pV/nT',
  ),
  answers(
    'the pressure of carbon dioxide',
    { volume: 0.001, amount: 1, temperature: 300, ...CO2 },
    { pressure: near(2_241_516.4, 1), molarVolume: 0.001, compressibility: near(0.8986414, 1e-7) },
    '2494.338785/0.00095733 - 364000',
  ),
  answers(
    'the same backwards, by temperature',
    { pressure: 2_000_000, volume: 0.001, amount: 1, ...CO2 },
    { temperature: near((2_364_000 * 0.00095733) / 8.31446261815324, 1e-8) },
    '(p + a/V^2)(V - b)/R',
  ),
  answers(
    'the gas where a liquid fits too',
    { pressure: 1, amount: 1, temperature: 0.084 / 8.31446261815324, a: 0.002, b: 0.006 },
    { volume: near(0.06, 1e-12) },
    'v^3 - 0.09v^2 + 0.002v - 0.000012 has the roots 0.01, 0.02 and 0.06',
  ),
  answers(
    'the least amount that fits',
    { pressure: 101325, volume: 0.0224, temperature: 273.15, ...CO2 },
    { amount: near(1.0046724657, 1e-9) },
    "the greatest root 0.0222958235 of numpy's roots",
  ),
  answers(
    'the greatest volume where molecules attract but take no room',
    { pressure: 0.02, amount: 1, temperature: 0.3 / 8.31446261815324, a: 1 },
    { volume: near(10, 1e-10) },
    '0.02v^2 - 0.3v + 1 has the roots 5 and 10',
  ),
  answers(
    'the least amount of such a gas',
    { pressure: 0.02, volume: 10, temperature: 0.3 / 8.31446261815324, a: 1 },
    { amount: near(1, 1e-11) },
    'the greatest molar volume is 10',
  ),
  refuses(
    422,
    'a volume that nothing keeps open',
    { pressure: 4_985_000, amount: 2.4477, temperature: 135.67, a: 0.5 },
    'positive volume',
  ),
  refuses(
    422,
    'an amount that nothing keeps apart',
    { pressure: 555_270, volume: 0.089067, temperature: 86.095, a: 0.5 },
    'positive amount',
  ),
  refuses(400, 'two quantities', { pressure: 1, volume: 1 }, 'amount'),
  refuses(400, 'four quantities', { pressure: 1, volume: 1, amount: 1, temperature: 1 }, 'temperature'),
  refuses(400, 'a pressure of 0', { pressure: 0, volume: 1, amount: 1 }, 'pressure'),
  refuses(
    422,
    'a volume below that of the molecules',
    { volume: 1e-5, amount: 1, temperature: 300, ...CO2 },
    'volume',
  ),
  refuses(
    422,
    'a negative pressure',
    { volume: 1e-4, amount: 1, temperature: 10, ...CO2 },
    'positive pressure',
  ),
])
