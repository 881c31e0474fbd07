import { feature } from '#toolkit'
import { hillOrder, parseFormula } from '#toolkit/lib/chemistry/formula'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'

/** Of the SI since 2019, exact. */
const AVOGADRO = '6.02214076e23'
const DECIMALS = 4

export default feature('rest_science_molarMass', ({ formula, grams }) => {
  const entries = hillOrder(parseFormula(formula).composition)
  const sum = (amountOf: (entry: (typeof entries)[number]) => Decimal): Decimal =>
    entries.reduce((total, entry) => total.plus(amountOf(entry)), new Decimal(0))
  const molarMass = sum(([{ mass }, count]) => mass.times(count))
  const moles = grams === undefined ? null : new Decimal(grams).div(molarMass)
  return {
    formula,
    hill: entries.map(([{ symbol }, count]) => `${symbol}${count === 1 ? '' : count}`).join(''),
    molarMass: rounded(molarMass, DECIMALS),
    monoisotopicMass: entries.some(([{ monoisotopicMass }]) => monoisotopicMass === null)
      ? null
      : rounded(
          sum(([{ monoisotopicMass }, count]) => new Decimal(monoisotopicMass ?? 0).times(count)),
          6,
        ),
    atoms: entries.reduce((total, [, count]) => total + count, 0),
    elements: entries.map(([{ symbol, name, mass }, count]) => ({
      symbol,
      name,
      count,
      mass: rounded(mass.times(count), DECIMALS),
      percent: rounded(mass.times(count).div(molarMass).times(100), DECIMALS),
    })),
    moles: moles === null ? null : moles.toNumber(),
    molecules: moles === null ? null : moles.times(AVOGADRO).toNumber(),
  }
})
