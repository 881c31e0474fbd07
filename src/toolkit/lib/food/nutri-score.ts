/** What the label says, in 100 g or 100 ml; `fruit` is the percentage of fruit, vegetables and legumes. */
export interface Label {
  energyKj: number
  sugars: number
  saturatedFat: number
  salt: number
  protein: number
  fiber: number
  fruit: number
  /** Whether there are non-nutritive sweeteners. */
  sweeteners: boolean
}

export type Kind = 'food' | 'red-meat' | 'beverage' | 'water'

export type Grade = 'A' | 'B' | 'C' | 'D' | 'E'

interface Tables {
  energyKj: readonly number[]
  sugars: readonly number[]
  protein: readonly number[]
  fruit: readonly number[]
  sweeteners: number
  /** The highest scores of A, B, C and D. */
  grades: readonly [a: number, b: number, c: number, d: number]
}

/** A division for each, as sums of 0.2 would drift away from what is written. */
const steps = (count: number, valueOf: (step: number) => number): number[] =>
  Array.from({ length: count }, (_, index) => valueOf(index + 1))

/** Alike in both tables. */
const SATURATED_FAT = steps(10, (step) => step)
const SALT = steps(20, (step) => step / 5)
const FIBER = [3, 4.1, 5.2, 6.3, 7.4]

/** Each value exceeded is a point; one given twice is two. */
const FOOD: Tables = {
  energyKj: steps(10, (step) => 335 * step),
  sugars: [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51],
  protein: [2.4, 4.8, 7.2, 9.6, 12, 14, 17],
  fruit: [40, 60, 80, 80, 80],
  sweeteners: 0,
  grades: [0, 2, 10, 18],
}

const BEVERAGE: Tables = {
  energyKj: [30, 90, 150, 210, 240, 270, 300, 330, 360, 390],
  sugars: [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11],
  protein: [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3],
  fruit: [40, 40, 60, 60, 80, 80],
  sweeteners: 4,
  grades: [-Infinity, 2, 6, 9],
}

const MOST_PROTEIN_OF_RED_MEAT = 2

/** From so many negative points on, protein no longer counts for a food. */
const NEGATIVE_WITHOUT_PROTEIN = 11

const above = (value: number, thresholds: readonly number[]): number =>
  thresholds.filter((threshold) => value > threshold).length

const pointsOf = (label: Label, kind: Kind, tables: Tables) => {
  const protein = above(label.protein, tables.protein)
  return {
    energy: above(label.energyKj, tables.energyKj),
    sugars: above(label.sugars, tables.sugars),
    saturatedFat: above(label.saturatedFat, SATURATED_FAT),
    salt: above(label.salt, SALT),
    sweeteners: label.sweeteners ? tables.sweeteners : 0,
    protein: kind === 'red-meat' ? Math.min(protein, MOST_PROTEIN_OF_RED_MEAT) : protein,
    fiber: above(label.fiber, FIBER),
    fruit: above(label.fruit, tables.fruit),
  }
}

const GRADES = ['A', 'B', 'C', 'D', 'E'] as const

const gradeOf = (score: number, kind: Kind, { grades }: Tables): Grade =>
  kind === 'water' ? 'A' : (GRADES[above(score, grades)] ?? 'E')

/** A Nutri-Score with the points behind it. */
export interface NutriScore {
  grade: Grade
  score: number
  negative: number
  positive: number
  points: ReturnType<typeof pointsOf>
  proteinCounted: boolean
}

/**
 * The Nutri-Score of general foods, red meat, beverages and water (Scientific Committee of the Nutri-Score: updates of the
 * algorithm for food, 2022, and beverages, 2023; Santé publique France, questions and answers of 2023). Values count as the
 * label has them, without rounding.
 */
export const nutriScore = (label: Label, kind: Kind): NutriScore => {
  const isBeverage = kind === 'beverage' || kind === 'water'
  const tables = isBeverage ? BEVERAGE : FOOD
  const points = pointsOf(label, kind, tables)
  const negative = points.energy + points.sugars + points.saturatedFat + points.salt + points.sweeteners
  const proteinCounted = isBeverage || negative < NEGATIVE_WITHOUT_PROTEIN
  const positive = (proteinCounted ? points.protein : 0) + points.fiber + points.fruit
  const score = negative - positive
  return { grade: gradeOf(score, kind, tables), score, negative, positive, points, proteinCounted }
}
