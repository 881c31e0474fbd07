import { expect, test } from 'vitest'
import type { GatewayPlan } from '#accounts'
import { costOf } from '../../src/gateway/metering.js'

const plan = (priceInputPerMillion: string, priceOutputPerMillion: string): GatewayPlan =>
  ({ priceInputPerMillion, priceOutputPerMillion }) as GatewayPlan

test.each([
  ['0', '0', 1_000_000, 1_000_000, '0.000000'],
  ['1500', '4500', 1_000_000, 1_000_000, '6000.000000'],
  ['1500', '4500', 11, 4, '0.034500'],
  // 0.1 + 0.2 has no float in between.
  ['100000', '200000', 1, 1, '0.300000'],
  // 0.0000005 is rounded half up.
  ['0.5', '0', 1, 0, '0.000001'],
  ['0.4', '0', 1, 0, '0.000000'],
])(
  'at %s in and %s out a million, %i and %i tokens cost %s IDR',
  (input, output, prompt, completion, cost) => {
    expect(costOf(plan(input, output), prompt, completion)).toBe(cost)
  },
)
