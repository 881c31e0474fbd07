import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const three = '1.5,-2.25,3.1,0.4,-1.2,2.8;0.5,1.1,-0.7,0.9,0.2,-0.1;4,-6,5.5,-3.2,1,0'

table('rest_finance_portfolio', [
  answers(
    'three assets',
    { returns: three, weights: '5,3,2', riskFree: 2 },
    {
      assets: [
        { mean: 0.725, volatility: 2.154472, weight: 0.5 },
        { mean: 0.316667, volatility: 0.66458, weight: 0.3 },
        { mean: 0.216667, volatility: 4.3176, weight: 0.2 },
      ],
      covariance: [
        [4.64175, -1.0865, 6.6255],
        [-1.0865, 0.441667, -2.308333],
        [6.6255, -2.308333, 18.641667],
      ],
      correlation: [
        [1, -0.758825, 0.712255],
        [-0.758825, 1, -0.804468],
        [0.712255, -0.804468, 1],
      ],
      portfolio: {
        mean: 0.500833,
        annualReturn: 6.01,
        volatility: 1.633403,
        annualVolatility: 5.658273,
        sharpe: 0.708697,
        sortino: 1.262673,
        maxDrawdown: 1.995,
      },
    },
    'cov, corrcoef and std of NumPy',
  ),
  answers(
    'a portfolio without risk',
    { returns: '1,2,3;3,2,1;2,2,2' },
    {
      correlation: [
        [1, -1, null],
        [-1, 1, null],
        [null, null, null],
      ],
      portfolio: {
        mean: 2,
        annualReturn: 24,
        volatility: 0,
        annualVolatility: 0,
        sharpe: null,
        sortino: null,
        maxDrawdown: 0,
      },
    },
    'the sum of each period is 6',
  ),
  answers(
    'returns that do not vary, where the mean is rounded',
    { returns: '0.1,0.1,0.1' },
    { assets: [{ mean: 0.1, volatility: 0, weight: 1 }], correlation: [[null]], covariance: [[0]] },
    'equal returns',
  ),
  answers(
    'figures that end on a five are rounded away from zero',
    { returns: '0.673,4;1.672,0;0.000003,0.000004', periodsPerYear: 1 },
    {
      assets: [
        { mean: 2.3365, volatility: 2.352544, weight: 0.333333 },
        { mean: 0.836, volatility: 1.182283, weight: 0.333333 },
        { mean: 0.000004, volatility: 0.000001, weight: 0.333333 },
      ],
      covariance: [
        [5.534465, -2.781372, 0.000002],
        [-2.781372, 1.397792, -0.000001],
        [0.000002, -0.000001, 0],
      ],
    },
    '3.327^2/2 = 5.5344645, -3.327*1.672/2 = -2.781372, 3.327*0.000001/2 = 0.0000016635, mean 0.0000035',
  ),
  answers(
    'a short position',
    { returns: '10,20;5,0', weights: '2,-1', periodsPerYear: 1 },
    {
      assets: [
        { mean: 15, volatility: 7.071068, weight: 2 },
        { mean: 2.5, volatility: 3.535534, weight: -1 },
      ],
      portfolio: {
        mean: 27.5,
        annualReturn: 27.5,
        volatility: 17.67767,
        annualVolatility: 17.67767,
        sharpe: 1.555635,
        sortino: null,
        maxDrawdown: 0,
      },
    },
    '2*10 - 5 = 15, 2*20 = 40; 27.5/17.67767',
  ),
  answers(
    'a total loss and more',
    { returns: '50,-100,100000', weights: '1' },
    { portfolio: expect.objectContaining({ maxDrawdown: 100 }) as unknown },
    'from 1.5 to 0, where it stays',
  ),
  answers(
    'a half of the last digit, of means that have no end',
    {
      returns:
        '-0.013,4.182,0.79,4.152,5.068,-2.517,-1.875,5.412,6.188,4.758,3.125,1.928;' +
        '4.877,-1.088,-2.627,-0.192,2.346,-1.361,1.169,-2.301,-1.025,5.807,6.208,-2.294',
      weights: '0.7835,0.2165',
    },
    { portfolio: expect.objectContaining({ annualReturn: 26.504497 }) as unknown },
    '0.7835*31.198 + 0.2165*9.519 = 26.5044965, which is 12 means of 12 months',
  ),
  answers(
    'a return that is the target itself falls short of nothing',
    { returns: '0.7,0.9', riskFree: 8.4 },
    { portfolio: expect.objectContaining({ annualReturn: 9.6, sharpe: 2.44949, sortino: null }) as unknown },
    '8.4/12 = 0.7, though by doubles it is a little more; sharpe 1.2/(0.02^0.5 * 12^0.5)',
  ),
  answers(
    'ever greater gains, then a fall by half',
    { returns: `${'100000,'.repeat(900)}-50` },
    { portfolio: expect.objectContaining({ maxDrawdown: 50 }) as unknown },
    'the value is past the doubles, the fall is not',
  ),
  refuses(400, 'series of different length', { returns: '1,2;1' }, 'returns'),
  refuses(400, 'one period', { returns: '1' }, 'returns'),
  refuses(400, 'an empty entry', { returns: '1,,2' }, 'returns'),
  refuses(400, 'two points', { returns: '1,1.2.3' }, 'returns'),
  refuses(400, 'a loss of more than everything', { returns: '1,-100.1' }, 'returns'),
  refuses(400, 'a gain beyond the bound', { returns: '1,100000.1' }, 'returns'),
  refuses(400, '21 series', { returns: Array(21).fill('1,2').join(';') }, 'returns'),
  refuses(400, '1001 periods', { returns: Array(1001).fill('1').join(',') }, 'returns'),
  refuses(400, 'weights that cancel', { returns: '1,2;3,4;5,6', weights: '0.1,0.2,-0.3' }, 'weights'),
  refuses(400, 'a weight too few', { returns: '1,2;3,4', weights: '1' }, 'weights'),
  refuses(400, 'a letter', { returns: '1,a' }, 'returns'),
])
