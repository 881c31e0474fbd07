/** Ion product of water at 25 °C, (mol/l)². */
export const WATER = 1e-14

/** The charge balance x + salt = Kw/x + total*K/(K+x) of a solution with the ion x, H+ for an acid and OH- for a base. */
export interface ChargeBalance {
  /** What is not dissociated at first, in mol/l. */
  acid: number
  /** What is dissociated at first, in mol/l. */
  salt: number
  /** Dissociation constant in mol/l; infinite for a strong acid or base. */
  constant: number
}

/**
 * Positive left of the root and negative right of it. What the acid gives is one fraction, as the difference of
 * total*K/(K+x) and the salt loses all digits where a strong acid has much salt.
 */
const excess = ({ acid, salt, constant }: ChargeBalance, x: number): number =>
  WATER / x + (acid * constant - salt * x) / (constant + x) - x

/**
 * The one concentration above 0 that balances the charges: of a strong acid or base the root of x² - acid*x - Kw, else
 * by bisection of its logarithm down to neighbouring doubles.
 */
export const ionConcentration = (balance: ChargeBalance): number => {
  const { acid, constant } = balance
  if (constant === Infinity) return (acid + Math.hypot(acid, 2 * Math.sqrt(WATER))) / 2
  // Kw/x alone is over all that 40 mol/l can take at 1e-20, and far below at 1e5.
  let [low, high] = [1e-20, 1e5]
  for (;;) {
    const middle = Math.sqrt(low) * Math.sqrt(high)
    if (middle <= low || middle >= high || high - low <= Number.EPSILON * low) return middle
    if (excess(balance, middle) > 0) low = middle
    else high = middle
  }
}
