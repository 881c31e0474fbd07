import { answers, near, refuses, table } from '../../support/table.js'

const hull = { type: 'call', price: 4.759422, spot: 42, strike: 40, years: 0.5, rate: 10 }

table('rest_finance_impliedVolatility', [
  answers(
    'the call of the textbook',
    hull,
    { volatility: 20, vega: 0.088134, lowerBound: 3.950823, upperBound: 42 },
    'AnalyticEuropeanEngine of QuantLib gives 4.759422 at 20 %; 42 - 40e^-0.05',
  ),
  answers(
    'another call of the textbook',
    { type: 'call', price: 1.875, spot: 21, strike: 20, years: 0.25, rate: 10 },
    { volatility: near(23.5, 0.05) },
    'Hull, Options, Futures and Other Derivatives, section 15.11: 23.5 %',
  ),
  answers(
    'a put with a dividend yield',
    { type: 'put', price: 0.118296, spot: 50, strike: 45, years: 0.2, rate: -1, dividend: 5 },
    { volatility: near(15, 0.001), lowerBound: 0, upperBound: 45.09009 },
    'AnalyticEuropeanEngine of QuantLib at 15 %; 45e^0.002',
  ),
  answers(
    'a call deep in the money',
    { type: 'call', price: 40.657693, spot: 120, strike: 80, years: 1, rate: 4, dividend: 3 },
    { volatility: near(30, 1e-3), vega: 0.143051 },
    'AnalyticEuropeanEngine of QuantLib at 30 %',
  ),
  answers(
    'the price at the least time value',
    { type: 'put', price: 50.000001, spot: 50, strike: 100, years: 1 },
    { volatility: near(14.1972, 1e-4) },
    'brentq of SciPy: 14.1971958',
  ),
  refuses(422, 'a price at the lower bound', { ...hull, rate: 0, price: 2 }, 'between 2 and 42'),
  refuses(422, 'a price above the spot', { ...hull, price: 43 }, 'between'),
  refuses(422, 'a volatility above 1000 percent', { ...hull, years: 0.0001, price: 41.9 }, 'No volatility'),
  refuses(400, 'no price', { ...hull, price: 0 }, 'price'),
  refuses(400, 'another type', { ...hull, type: 'straddle' }, 'type'),
])
