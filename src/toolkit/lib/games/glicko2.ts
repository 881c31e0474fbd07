/**
 * Glicko-2 by Mark E. Glickman, "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf, 22 March 2022); the
 * names are his.
 */

const SCALE = 173.7178
const CENTRE = 1500
const EPSILON = 0.000001

export interface GlickoPlayer {
  rating: number
  /** Rating deviation. */
  rd: number
  volatility: number
}

export interface GlickoGame {
  rating: number
  rd: number
  /** 1 win, 0.5 draw, 0 loss. */
  score: number
}

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2)

/** Step 5: the volatility by the Illinois iteration. */
const newVolatility = (sigma: number, phi: number, v: number, delta: number, tau: number): number => {
  const a = Math.log(sigma ** 2)
  const f = (x: number): number => {
    const grown = phi ** 2 + v + Math.exp(x)
    return (Math.exp(x) * (delta ** 2 - grown)) / (2 * grown ** 2) - (x - a) / tau ** 2
  }
  let A = a
  let B = Math.log(delta ** 2 - phi ** 2 - v)
  if (delta ** 2 <= phi ** 2 + v) {
    let k = 1
    while (f(a - k * tau) < 0) k += 1
    B = a - k * tau
  }
  let [fA, fB] = [f(A), f(B)]
  while (Math.abs(B - A) > EPSILON) {
    const C = A + ((A - B) * fA) / (fB - fA)
    const fC = f(C)
    if (fC * fB <= 0) [A, fA] = [B, fB]
    else fA /= 2
    ;[B, fB] = [C, fC]
  }
  return Math.exp(A / 2)
}

/** The player after a rating period; without games only the deviation grows. */
export const glicko2 = (player: GlickoPlayer, games: readonly GlickoGame[], tau: number): GlickoPlayer => {
  const { rating, rd, volatility: sigma } = player
  const phi = rd / SCALE
  if (games.length === 0) return { ...player, rd: SCALE * Math.sqrt(phi ** 2 + sigma ** 2) }
  const mu = (rating - CENTRE) / SCALE
  const terms = games.map((game) => {
    const weight = g(game.rd / SCALE)
    const odds = Math.exp(-weight * (mu - (game.rating - CENTRE) / SCALE))
    // E * (1 - E), of which the second factor would lose its digits where E is near 1.
    return {
      gain: weight * (game.score - 1 / (1 + odds)),
      information: weight ** 2 * (odds / (1 + odds) ** 2),
    }
  })
  const v = 1 / terms.reduce((sum, { information }) => sum + information, 0)
  const gains = terms.reduce((sum, { gain }) => sum + gain, 0)
  const volatility = newVolatility(sigma, phi, v, v * gains, tau)
  const grown = phi ** 2 + volatility ** 2
  const newPhi = 1 / Math.sqrt(1 / grown + 1 / v)
  return { rating: SCALE * (mu + newPhi ** 2 * gains) + CENTRE, rd: SCALE * newPhi, volatility }
}
