import { feature } from '#toolkit'
import { balance, elementsOf, parseEquation, type Species } from '#toolkit/lib/chemistry/equation'

interface Term {
  formula: string
  coefficient: number
}

const sideText = (terms: readonly Term[]): string =>
  terms
    .map(({ formula, coefficient }) => (coefficient === 1 ? formula : `${coefficient} ${formula}`))
    .join(' + ')

export default feature('rest_science_balance', ({ equation: text }) => {
  const equation = parseEquation(text)
  const { reactants, products } = equation
  const coefficients = balance(equation)
  const termsOf = (species: readonly Species[], from: number): Term[] =>
    species.map((one, index) => ({ formula: one.text, coefficient: coefficients[from + index] ?? 0 }))
  const left = termsOf(reactants, 0)
  const right = termsOf(products, reactants.length)
  return {
    balanced: `${sideText(left)} -> ${sideText(right)}`,
    reactants: left,
    products: right,
    elements: elementsOf(equation).map(({ symbol }) => symbol),
    charge: reactants.reduce((sum, { charge }, index) => sum + charge * (coefficients[index] ?? 0), 0),
  }
})
