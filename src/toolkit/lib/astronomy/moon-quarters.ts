/** In the order of the engine's quarters, 0 to 3. */
export const QUARTERS = ['new', 'firstQuarter', 'full', 'lastQuarter'] as const
export type Quarter = (typeof QUARTERS)[number]

const BETWEEN = ['waxingCrescent', 'waxingGibbous', 'waningGibbous', 'waningCrescent'] as const

const QUARTER_TURN = 90
const NAMED_WITHIN = 6

/** The phase of an angle between the ecliptic longitudes of moon and sun, 0 to 360: a quarter up to 6 degrees away. */
export const phaseName = (angle: number): Quarter | (typeof BETWEEN)[number] => {
  const nearest = Math.round(angle / QUARTER_TURN)
  const quarter = QUARTERS[nearest % 4] ?? 'new'
  if (Math.abs(angle - nearest * QUARTER_TURN) <= NAMED_WITHIN) return quarter
  return BETWEEN[Math.floor(angle / QUARTER_TURN) % 4] ?? 'waxingCrescent'
}
