import { componentsOf, culori, toLabD65, toOklab, type Color } from './spaces.js'

/** CIELAB with white D65. */
interface Lab {
  l: number
  a: number
  b: number
}

type Formula = (reference: Color, sample: Color) => number

const labOf = (color: Color): Lab => {
  const { l = 0, a = 0, b = 0 } = componentsOf(toLabD65(color))
  return { l, a, b }
}

/** CIELAB 1976, in D65. */
export const deltaE76: Formula = (reference, sample) => {
  const [one, other] = [labOf(reference), labOf(sample)]
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)
}

/** CIE94 for graphic arts: kL 1, K1 0.045, K2 0.015. */
export const deltaE94: Formula = culori.differenceCie94(1, 0.045, 0.015)

/** CIEDE2000 with all weights 1 (ISO/CIE 11664-6). */
export const deltaE2000: Formula = culori.differenceCiede2000()

/** CMC l:c of 1:1 (BS 6923). */
export const deltaECmc: Formula = culori.differenceCmc(1, 1)

/** Distance in Oklab. */
export const deltaEOk: Formula = (reference, sample) => {
  const [one, other] = [toOklab(reference), toOklab(sample)]
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)
}
