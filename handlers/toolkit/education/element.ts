import { feature, unprocessable } from '#toolkit'
import { elementOfSymbol, findElement, type Element } from '#toolkit/lib/chemistry/elements'
import { blockOf, groupOf, periodOf, shellsOf } from '#toolkit/lib/chemistry/periodic-system'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { quoted } from '#toolkit/lib/common/quoted'
import type { Data } from '#operation'

type Card = Data<'rest_education_element'>

/** What periodic-table calls "Ancient" though the element was first isolated, or told apart, in a known year. */
const DISCOVERED: Readonly<Record<string, number>> = { Al: 1825, Ca: 1808, Cr: 1797, Co: 1735 }

const figure = (value: string | number): number | null => (typeof value === 'number' ? value : null)

const PHASES = ['solid', 'liquid', 'gas'] as const

/** The package has the energy's change; the card has what is released, and 0, never -0. */
const affinityOf = (energy: number | null): number | null => (energy === null ? null : 0 - energy)

const configurationOf = (symbol: string): string | undefined =>
  elementOfSymbol(symbol)?.properties.electronicConfiguration

const propertiesOf = ({ symbol, properties }: Element) => ({
  category: properties.groupBlock === 'metal' ? 'post-transition metal' : properties.groupBlock,
  phase: PHASES.find((phase) => phase === properties.standardState) ?? null,
  meltingPointK: figure(properties.meltingPoint),
  boilingPointK: figure(properties.boilingPoint),
  density: figure(properties.density),
  electronegativity: figure(properties.electronegativity),
  electronAffinity: affinityOf(figure(properties.electronAffinity)),
  ionizationEnergy: figure(properties.ionizationEnergy),
  atomicRadiusPm: figure(properties.atomicRadius),
  electronConfiguration: properties.electronicConfiguration,
  shells: shellsOf(properties.electronicConfiguration, configurationOf),
  oxidationStates: (String(properties.oxidationStates).match(/-?\d+/g) ?? []).map(Number),
  yearDiscovered: DISCOVERED[symbol] ?? figure(properties.yearDiscovered),
})

const cardOf = (element: Element): Card => ({
  number: element.number,
  symbol: element.symbol,
  name: element.name,
  atomicMass: rounded(element.mass, 4),
  group: groupOf(element.number),
  period: periodOf(element.number),
  block: blockOf(element.number),
  ...propertiesOf(element),
  isotopes: element.isotopes.map(({ massNumber, mass, abundance }) => ({
    massNumber,
    mass: roundHalfAway(mass, 6),
    abundancePercent: rounded(new Decimal(abundance).times(100), 4),
  })),
})

export default feature('rest_education_element', ({ q }) =>
  cardOf(findElement(q) ?? unprocessable(`There is no element ${quoted(q)}.`)),
)
