import { Decimal } from '../numbers/decimal.js'

/** The amounts of a comma-separated list whose form the contract has checked. */
export const cashFlowsOf = (list: string): Decimal[] => list.split(',').map((text) => new Decimal(text))

/** How often the sign changes along a list, zeros left out. */
export const signChanges = (flows: readonly Decimal[]): number => {
  const signs = flows.filter((flow) => !flow.isZero()).map((flow) => flow.isNegative())
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length
}
