import { feature } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'

/** International avoirdupois pound and international inch (agreement of 1959). */
const KG_PER_LB = '0.45359237'
const M_PER_INCH = '0.0254'

interface Standard {
  /** Each class with its least body mass index, in kg/m², from the lowest. */
  classes: readonly (readonly [from: number, name: string])[]
  /** Where the healthy range ends. */
  healthyTo: number
}

const STANDARDS: Record<'who' | 'asian', Standard> = {
  /** WHO Technical Report Series 894 and 854. */
  who: {
    classes: [
      [0, 'severeThinness'],
      [16, 'moderateThinness'],
      [17, 'mildThinness'],
      [18.5, 'normal'],
      [25, 'overweight'],
      [30, 'obeseClass1'],
      [35, 'obeseClass2'],
      [40, 'obeseClass3'],
    ],
    healthyTo: 25,
  },
  /** WHO expert consultation, Lancet 2004; 363: 157-163. */
  asian: {
    classes: [
      [0, 'underweight'],
      [18.5, 'normal'],
      [23, 'overweight'],
      [27.5, 'obese'],
    ],
    healthyTo: 23,
  },
}
const HEALTHY_FROM = 18.5

export default feature('rest_calc_bmi', ({ weight, height, units, standard }) => {
  const isImperial = units === 'imperial'
  const unit: 'kg' | 'lb' = isImperial ? 'lb' : 'kg'
  const kgPerUnit = isImperial ? KG_PER_LB : '1'
  const kg = new Decimal(weight).times(kgPerUnit)
  const metres = new Decimal(height).times(isImperial ? M_PER_INCH : '0.01')
  const square = metres.pow(2)
  const bmi = kg.div(square)
  const { classes, healthyTo } = STANDARDS[standard]
  const weightAt = (index: number): number => rounded(square.times(index).div(kgPerUnit), 1)
  return {
    bmi: rounded(bmi, 2),
    category: classes.findLast(([from]) => bmi.gte(from))?.[1] ?? '',
    standard,
    healthyWeight: { min: weightAt(HEALTHY_FROM), max: weightAt(healthyTo), unit },
    ponderalIndex: rounded(kg.div(square.times(metres)), 2),
  }
})
