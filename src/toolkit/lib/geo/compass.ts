const COMPASS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const

export type CompassPoint = (typeof COMPASS)[number]

/** An angle in degrees as a course: 0 to under 360, clockwise from north. */
export const courseOf = (degrees: number): number => ((degrees % 360) + 360) % 360

/** The nearest of the 16 points of the compass to a bearing in degrees; of two equally near ones the next clockwise. */
export const compassPoint = (bearing: number): CompassPoint =>
  COMPASS[Math.round(courseOf(bearing) / 22.5) % COMPASS.length] ?? 'N'
