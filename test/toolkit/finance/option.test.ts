import { answers, near, refuses, table } from '../../support/table.js'

const hull = { type: 'call', spot: 42, strike: 40, years: 0.5, volatility: 20, rate: 10 }

table('rest_finance_option', [
  answers(
    'the call of the textbook',
    hull,
    { price: near(4.76, 0.005), d1: near(0.7693, 5e-5), d2: near(0.6278, 5e-5), parity: near(0.81, 0.005) },
    'Hull, Options, Futures and Other Derivatives, example 15.6: c = 4.76, p = 0.81',
  ),
  answers(
    'a call with a dividend yield',
    { type: 'call', spot: 100, strike: 100, years: 1, volatility: 25, rate: 5, dividend: 2 },
    {
      price: 11.123762,
      intrinsic: 0,
      timeValue: 11.123762,
      probabilityInTheMoney: 0.498005,
      delta: 0.584955,
      gamma: 0.015179,
      vega: 0.379481,
      theta: -0.01628,
      rho: 0.473717,
      parity: near(11.123762 - 100 * Math.exp(-0.02) + 100 * Math.exp(-0.05), 2e-6),
    },
    'AnalyticEuropeanEngine of QuantLib; put-call parity',
  ),
  answers(
    'a put out of the money',
    { type: 'put', spot: 50, strike: 45, years: 0.2, volatility: 15, rate: -1, dividend: 5 },
    {
      price: 0.118296,
      delta: -0.076272,
      gamma: 0.042646,
      vega: 0.031984,
      theta: -0.003916,
      rho: -0.007864,
      probabilityInTheMoney: 0.087201,
    },
    'AnalyticEuropeanEngine of QuantLib',
  ),
  answers(
    'a put in the money',
    { type: 'put', spot: 36, strike: 40, years: 1, volatility: 20, rate: 6 },
    { price: 3.844308, intrinsic: 4, timeValue: -0.155692, delta: -0.550452, theta: -0.000014 },
    'AnalyticEuropeanEngine of QuantLib; 3.844308 - 4',
  ),
  answers(
    'two years',
    { type: 'put', spot: 100, strike: 110, years: 2, volatility: 40, rate: 3 },
    { price: 24.510496, delta: -0.412771, gamma: 0.006883, vega: 0.550649, theta: -0.009679, rho: -1.315752 },
    'AnalyticEuropeanEngine of QuantLib',
  ),
  answers(
    'certain exercise',
    { type: 'call', spot: 1e9, strike: 0.000001, years: 0.0001, volatility: 0.01 },
    { price: near(1e9, 1e-3), delta: 1, gamma: 0, vega: 0, probabilityInTheMoney: 1, parity: 0 },
    'S - K',
  ),
  answers(
    'a volatility without bounds',
    { type: 'call', spot: 100, strike: 100, years: 100, volatility: 1000 },
    { price: 100, probabilityInTheMoney: 0, parity: 100 },
    'N(50) = 1, N(-50) = 0',
  ),
  refuses(400, 'an American option', { ...hull, type: 'american' }, 'type'),
  refuses(400, 'no volatility', { ...hull, volatility: 0 }, 'volatility'),
  refuses(400, 'no time', { ...hull, years: 0 }, 'years'),
  refuses(400, 'no spot', { type: 'call', strike: 1, years: 1, volatility: 1 }, 'spot'),
])
