/** A size of paper, in its own unit. */
export interface Paper {
  width: number
  height: number
  unit: 'mm' | 'in'
}

/**
 * ISO 216 (A, B) and ISO 269 (C) in mm; ANSI/ASME Y14.1 and office sizes in inches. By hand, since @cityssm/paper-sizes
 * 1.0.1 ships sources that fail our type check, such as its overloads of getPaperSize.
 */
const ISO = `A0 841x1189, A1 594x841, A2 420x594, A3 297x420, A4 210x297, A5 148x210, A6 105x148, A7 74x105, A8 52x74,
  A9 37x52, A10 26x37, B0 1000x1414, B1 707x1000, B2 500x707, B3 353x500, B4 250x353, B5 176x250, B6 125x176, B7 88x125,
  B8 62x88, B9 44x62, B10 31x44, C0 917x1297, C1 648x917, C2 458x648, C3 324x458, C4 229x324, C5 162x229, C6 114x162,
  C7 81x114, C8 57x81, C9 40x57, C10 28x40`
const NORTH_AMERICA = `LEGAL 8.5x14, LETTER 8.5x11, LEDGER 11x17, TABLOID 11x17, ANSI A 8.5x11, ANSI B 11x17, ANSI C 17x22,
  ANSI D 22x34, ANSI E 34x44, ARCH A 9x12, ARCH B 12x18, ARCH C 18x24, ARCH D 24x36, ARCH E 36x48, ARCH E1 30x42,
  ARCH E2 26x38, ARCH E3 27x39`

const rowsOf = (table: string, unit: Paper['unit']): [string, Paper][] =>
  table.split(/,\s+/).map((row) => {
    const at = row.lastIndexOf(' ')
    const [width = 0, height = 0] = row
      .slice(at + 1)
      .split('x')
      .map(Number)
    return [row.slice(0, at), { width, height, unit }]
  })

/** Sizes by their names in upper case; the width is the shorter side. */
export const PAPER_SIZES: ReadonlyMap<string, Paper> = new Map([
  ...rowsOf(ISO, 'mm'),
  ...rowsOf(NORTH_AMERICA, 'in'),
])
