/** Grade points of common scales, and the honours of a cumulative average. */
import type { Query } from '#operation'
import type { Decimal } from '../numbers/decimal.js'

export type Scale = Query<'rest_education_gpa'>['scale']
type LetterScale = Exclude<Scale, 'percent'>

const US = {
  'A+': 4,
  A: 4,
  'A-': 3.7,
  'B+': 3.3,
  B: 3,
  'B-': 2.7,
  'C+': 2.3,
  C: 2,
  'C-': 1.7,
  'D+': 1.3,
  D: 1,
  'D-': 0.7,
  F: 0,
}

/** Points for one credit, by grade in upper case. */
export const POINTS: Record<LetterScale, Readonly<Record<string, number>>> = {
  us: US,
  usPlus: { ...US, 'A+': 4.3 },
  indonesia: {
    A: 4,
    'A-': 3.75,
    AB: 3.5,
    'B+': 3.25,
    B: 3,
    'B-': 2.75,
    BC: 2.5,
    'C+': 2.25,
    C: 2,
    D: 1,
    E: 0,
  },
}

/** The best average of a scale. */
export const mostPoints = (scale: Scale): number => (scale === 'usPlus' ? 4.3 : 4)

/** The honour of a cumulative average, or null. @param average not rounded */
export const honorOf = (scale: Scale, average: Decimal): string | null => {
  if (scale === 'indonesia') {
    // Permendikbud 3/2020 and its forerunners: "lebih dari 3,50", "lebih dari 3,00", "2,76 sampai 3,00".
    if (average.gt(3.5)) return 'denganPujian'
    if (average.gt(3)) return 'sangatMemuaskan'
    return average.gte(2.76) ? 'memuaskan' : null
  }
  if (average.gte(3.9)) return 'summaCumLaude'
  if (average.gte(3.7)) return 'magnaCumLaude'
  return average.gte(3.5) ? 'cumLaude' : null
}
