import { describe, expect, it } from 'vitest'
import { answers, call, near, refuses, table } from '../../support/table.js'

const closes =
  '44.34,44.09,44.15,43.61,44.33,44.83,45.10,45.42,45.84,46.08,45.89,46.03,45.61,46.28,46.28,46.00,46.03,46.41,46.22,45.64,46.21,46.25,45.71,46.45,45.78,45.35,44.03,44.18,44.22,44.57,43.42,42.66,43.13'
const shares =
  '459.99,448.85,446.06,450.81,442.8,448.97,444.57,441.4,430.47,420.05,431.14,425.66,430.58,431.72,437.87,428.43,428.35,432.5,443.66,455.72,454.49,452.08,452.73,461.91,463.58,461.14,452.08,442.66,428.91,429.79,431.99,427.72,423.2,426.21,426.98,435.69,434.33,429.8,419.85,426.24,402.8,392.05,390.53,398.67,406.13,405.46,408.38,417.2,430.12,442.78,439.29,445.52,449.98,460.71,458.66,463.84,456.77,452.97,454.74,443.86,428.85,434.58,433.26,442.93,439.66,441.35'
const bands =
  '90.7,92.9,92.98,91.8,92.66,92.68,92.3,92.77,92.54,92.95,93.2,91.07,89.83,89.74,90.4,90.74,88.02,88.09,88.84,90.78,90.54,91.39,90.65'

table('rest_finance_indicators', [
  answers(
    'a moving average',
    { prices: '1,2,3,4,5,6', indicator: 'sma', period: 3 },
    { indicator: 'sma', count: 6, series: { sma: [null, null, 2, 3, 4, 5] }, last: { sma: 5 } },
    'by hand',
  ),
  answers(
    'an exponential one',
    { prices: '1,2,3,5,9', indicator: 'ema', period: 3 },
    { series: { ema: [null, null, 2, 3.5, 6.25] } },
    '2; 2 + (5-2)/2; 3.5 + (9-3.5)/2',
  ),
  answers(
    'relative strength',
    { prices: closes, indicator: 'rsi' },
    { count: 33, last: { rsi: 37.788772 } },
    "Wilder's averages by pandas: 37.788771982",
  ),
  answers(
    'relative strength at its ends',
    { prices: '1,2,3,3,3,2', indicator: 'rsi', period: 2 },
    { series: { rsi: [null, null, 100, 100, 100, 20] } },
    'gains 1, 0.5, 0.25, 0.125 and at last a loss of 0.5: 100 - 100/1.25',
  ),
  answers(
    'relative strength without a change',
    { prices: '5,5,5', indicator: 'rsi', period: 1 },
    { series: { rsi: [null, 50, 50] } },
    'neither gain nor loss',
  ),
  answers(
    'MACD',
    { prices: shares, indicator: 'macd' },
    { last: { macd: 2.762561, signal: 3.960601, histogram: -1.19804 } },
    'EMAs in Python: 2.7625612, 3.9606013, -1.1980401',
  ),
  answers(
    'MACD of a line',
    { prices: '1,2,3,4,5', indicator: 'macd', fast: 1, slow: 3, signal: 2 },
    {
      series: {
        macd: [null, null, 1, 1, 1],
        signal: [null, null, null, 1, 1],
        histogram: [null, null, null, 0, 0],
      },
    },
    'the EMA of three lags by one',
  ),
  answers(
    'bands',
    { prices: bands, indicator: 'bollinger', period: 20 },
    {
      last: { middle: 91.0495, upper: 94.146069, lower: 87.952931, percentB: 0.435493, bandwidth: 0.068019 },
    },
    'rolling mean and deviation (ddof 0) of pandas',
  ),
  answers(
    'bands that meet',
    { prices: '0.1,0.2,0.3,0.3,0.3', indicator: 'bollinger', period: 3 },
    {
      last: { middle: 0.3, upper: 0.3, lower: 0.3, percentB: null, bandwidth: 0 },
    },
    'no deviation at all',
  ),
  answers(
    'bands of nothing',
    { prices: '0,0', indicator: 'bollinger', period: 2 },
    { last: { middle: 0, upper: 0, lower: 0, percentB: null, bandwidth: null } },
    'no deviation and no middle',
  ),
  answers(
    'bands of one price',
    { prices: '999999999999.9999999999,1', indicator: 'bollinger', period: 1 },
    { last: { middle: 1, upper: 1, lower: 1, percentB: null, bandwidth: 0 } },
    'one price does not deviate',
  ),
  answers(
    'rates of change',
    { prices: '0,10,15,12', indicator: 'roc', period: 1 },
    { series: { roc: [null, null, 50, -20] }, last: { roc: -20 } },
    '15/10, 12/15, and nothing from 0',
  ),
  answers(
    'too few prices',
    { prices: '1,2', indicator: 'macd' },
    {
      series: { macd: [null, null], signal: [null, null], histogram: [null, null] },
      last: { macd: null, signal: null, histogram: null },
    },
    'the slow EMA needs 26',
  ),
  refuses(400, 'fast that is not fast', { prices: '1,2', indicator: 'macd', fast: 26 }, 'fast'),
  refuses(400, 'one price', { prices: '1', indicator: 'sma' }, 'prices'),
  refuses(400, 'a negative price', { prices: '1,-2', indicator: 'sma' }, 'prices'),
  refuses(400, '1001 prices', { prices: Array(1001).fill('1').join(','), indicator: 'sma' }, 'prices'),
  refuses(400, 'an unknown indicator', { prices: '1,2', indicator: 'vwap' }, 'indicator'),
])

describe('the first values of a series', () => {
  it('are where the averages begin', async () => {
    const { body } = await call('rest_finance_indicators', { prices: shares, indicator: 'macd' })
    const { series } = (body as { data: { series: Record<string, (number | null)[]> } }).data
    expect(series['macd']?.slice(24, 26)).toEqual([null, near(8.2752695, 1e-6)])
    expect(series['signal']?.slice(32, 34)).toEqual([null, near(3.0375259, 1e-6)])
    const rsi = await call('rest_finance_indicators', { prices: closes, indicator: 'rsi' })
    expect((rsi.body as { data: { series: { rsi: unknown[] } } }).data.series.rsi.slice(13, 15)).toEqual([
      null,
      near(70.464135, 1e-6),
    ])
  })
})
