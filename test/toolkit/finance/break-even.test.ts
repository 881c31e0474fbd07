import { answers, refuses, table } from '../../support/table.js'

table('rest_finance_breakEven', [
  answers(
    'units above break-even',
    { fixedCost: 10000, price: 50, variableCost: 30, units: 600, targetProfit: 5001 },
    {
      contribution: 20,
      contributionPercent: 40,
      breakEvenUnits: 500,
      breakEvenUnitsWhole: 500,
      breakEvenRevenue: 25000,
      targetUnits: 751,
      profit: 2000,
      marginOfSafetyPercent: 16.67,
    },
    '10000/20; 10000/0.4; 15001/20; 600*20 - 10000; 100/600',
  ),
  answers(
    'a fraction of a unit',
    { fixedCost: 100, price: 3, variableCost: 0, units: 10 },
    {
      contributionPercent: 100,
      breakEvenUnits: 33.3333,
      breakEvenUnitsWhole: 34,
      breakEvenRevenue: 100,
      targetUnits: 34,
      profit: -70,
      marginOfSafetyPercent: -233.33,
    },
    '100/3; 10*3 - 100; (10 - 33.33)/10',
  ),
  answers(
    'amounts that are not exact in binary',
    { fixedCost: 0.3, price: 0.3, variableCost: 0.2 },
    {
      contribution: 0.1,
      breakEvenUnits: 3,
      breakEvenUnitsWhole: 3,
      profit: null,
      marginOfSafetyPercent: null,
    },
    '0.3/0.1',
  ),
  answers(
    'no fixed cost and no units',
    { fixedCost: 0, price: 2, variableCost: 1, units: 0 },
    {
      breakEvenUnits: 0,
      breakEvenUnitsWhole: 0,
      breakEvenRevenue: 0,
      profit: 0,
      marginOfSafetyPercent: null,
    },
    '0/1',
  ),
  refuses(
    422,
    'a price that covers nothing',
    { fixedCost: 1, price: 2, variableCost: 2 },
    'above the variable cost',
  ),
  refuses(
    422,
    'more units than can be counted',
    { fixedCost: 1e13, price: 0.000001, variableCost: 0.0000009999 },
    '9007199254740991',
  ),
  refuses(400, 'a free product', { fixedCost: 1, price: 0, variableCost: 0 }, 'price'),
  refuses(400, 'no fixed cost', { price: 2, variableCost: 1 }, 'fixedCost'),
])
