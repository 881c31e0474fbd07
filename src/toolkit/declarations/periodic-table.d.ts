declare module 'periodic-table' {
  /** An element; what the package does not know is an empty text. */
  export interface PeriodicTableElement {
    atomicNumber: number
    symbol: string
    name: string
    /** A decimal with its uncertainty in brackets, or a mass number for an element without a standard weight. */
    atomicMass: string | [number]
    electronicConfiguration: string
    electronegativity: number | ''
    /** pm */
    atomicRadius: number | ''
    /** kJ/mol */
    ionizationEnergy: number | ''
    /** kJ/mol, negative where energy is released. */
    electronAffinity: number | ''
    /** One number, or several in a text such as "-1, 1". */
    oxidationStates: number | string
    standardState: string
    /** K */
    meltingPoint: number | ''
    /** K */
    boilingPoint: number | ''
    /** g/cm³ */
    density: number | ''
    groupBlock: string
    yearDiscovered: number | string
  }
  const periodicTable: { all: () => PeriodicTableElement[] }
  export default periodicTable
}
