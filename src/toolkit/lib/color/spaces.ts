/** The colour spaces of CSS Color 4, as culori converts between them. */
// The package's one-file build loads in 15 ms; its 200 modules take 60 and hold up the event loop.
import culori from 'culori/require'
import type { Color, Rec2020, Rgb, Xyz65 } from 'culori'

export type { Color } from 'culori'

type Matrix = readonly (readonly [x: number, y: number, z: number])[]

/** Linear-light rec2020 to XYZ with white D65: CSS Color 4, chapter 18, `lin_2020_to_XYZ`. */
const REC2020_TO_XYZ: Matrix = [
  [63426534 / 99577255, 20160776 / 139408157, 47086771 / 278816314],
  [26158966 / 99577255, 472592308 / 697040785, 8267143 / 139408157],
  [0, 19567812 / 697040785, 295819943 / 278816314],
]
/** The same way back: `XYZ_to_lin_2020`. */
const XYZ_TO_REC2020: Matrix = [
  [30757411 / 17917100, -6372589 / 17917100, -4539589 / 17917100],
  [-19765991 / 29648200, 47925759 / 29648200, 467509 / 29648200],
  [792561 / 44930125, -1921689 / 44930125, 42328811 / 44930125],
]
/** The reference display of ITU-R BT.1886. */
const REC2020_GAMMA = 2.4

const power = (value: number, exponent: number): number =>
  Math.sign(value) * Math.pow(Math.abs(value), exponent)

const product = (matrix: Matrix, x = 0, y = 0, z = 0): [number, number, number] => {
  const at = (row: number): number => {
    const [byX = 0, byY = 0, byZ = 0] = matrix[row] ?? []
    return byX * x + byY * y + byZ * z
  }
  return [at(0), at(1), at(2)]
}

const withAlpha = <T extends Color>(color: T, alpha: number | undefined): T =>
  alpha === undefined ? color : { ...color, alpha }

const rec2020ToXyz = ({ r, g, b, alpha }: Omit<Rec2020, 'mode'>): Xyz65 => {
  const [red, green, blue] = [r, g, b].map((value) => power(value, REC2020_GAMMA))
  const [x, y, z] = product(REC2020_TO_XYZ, red, green, blue)
  return withAlpha<Xyz65>({ mode: 'xyz65', x, y, z }, alpha)
}

const xyzToRec2020 = ({ x, y, z, alpha }: Omit<Xyz65, 'mode'>): Rec2020 => {
  const [r = 0, g = 0, b = 0] = product(XYZ_TO_REC2020, x, y, z).map((value) =>
    power(value, 1 / REC2020_GAMMA),
  )
  return withAlpha<Rec2020>({ mode: 'rec2020', r, g, b }, alpha)
}

// culori 4 has the camera's curve of BT.2020; CSS Color 4 has the display's since 2025. So culori reads
// color(rec2020 0.5 0.5 0.5) as a linear 0.26, where it is 0.5 ** 2.4 = 0.19.
culori.useMode({
  ...culori.modeRec2020,
  toMode: {
    xyz65: rec2020ToXyz,
    rgb: (color: Omit<Rec2020, 'mode'>) => culori.convertXyz65ToRgb(rec2020ToXyz(color)),
  },
  fromMode: { xyz65: xyzToRec2020, rgb: (color: Rgb) => xyzToRec2020(culori.convertRgbToXyz65(color)) },
})

export const toRgb = culori.converter('rgb')
export const toRgbLinear = culori.converter('lrgb')
export const toHsl = culori.converter('hsl')
export const toLab = culori.converter('lab')
export const toLch = culori.converter('lch')
export const toLabD65 = culori.converter('lab65')
export const toOklab = culori.converter('oklab')
export const toOklch = culori.converter('oklch')
export const toXyzD50 = culori.converter('xyz50')
export const toXyzD65 = culori.converter('xyz65')
export const toDisplayP3 = culori.converter('p3')
export const toA98Rgb = culori.converter('a98')
export const toProphotoRgb = culori.converter('prophoto')
export const toRec2020 = culori.converter('rec2020')

/** What a colour has beside its space: components, and alpha where it is given. */
export const componentsOf = ({
  mode: _mode,
  ...components
}: Color): Readonly<Record<string, number | undefined>> => components

/** The components of a space, in its order, without alpha. */
export const componentNames = (mode: Color['mode']): readonly string[] =>
  culori.getMode(mode).channels.filter((name: string) => name !== 'alpha')

/** Puts a colour together; the components are those of the space. */
export const colorOf = (
  mode: Color['mode'],
  components: Readonly<Record<string, number | undefined>>,
): Color => ({ mode, ...components }) as Color

export { culori }
