const POINTS = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')
const SECTOR = 360 / POINTS.length

/** The nearest of the 16 points of the compass, clockwise from N; of two equally near ones the clockwise one. */
export const compassPoint = (degrees: number): string => {
  const index = Math.floor(degrees / SECTOR + 0.5) % POINTS.length
  return POINTS.at(index) ?? 'N'
}
