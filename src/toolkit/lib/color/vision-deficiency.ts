/** Colours as people with a colour-vision deficiency see them. */
import { culori } from './spaces.js'
import { encodedLight, greyOf, linearLight, type Channels } from './srgb.js'

export type Deficiency = 'protan' | 'deutan' | 'tritan' | 'achroma'

/**
 * culori has the matrices of Machado, Oliveira and Fernandes (IEEE TVCG 2009; 15: 1291-1298) for each tenth of severity.
 * Between tenths it takes the nearest one (0.15 gives 0.2), so that the interpolation is done here.
 */
const FILTERS = {
  protan: culori.filterDeficiencyProt,
  deutan: culori.filterDeficiencyDeuter,
  tritan: culori.filterDeficiencyTrit,
} as const

/** The matrix of so many tenths of severity on linear light. */
const atTenths = (deficiency: keyof typeof FILTERS, tenths: number, light: Channels): Channels => {
  const { r, g, b } = culori.converter('rgb')(FILTERS[deficiency](tenths / 10)({ mode: 'rgb', ...light }))
  return { r, g, b }
}

/**
 * The channels that look to everybody as these do with the deficiency.
 * @param severity 0 to 1; achroma has none, it is the grey of the same luminance
 */
export const simulated = (channels: Channels, deficiency: Deficiency, severity: number): Channels => {
  if (deficiency === 'achroma') return greyOf(channels)
  const light = linearLight(channels)
  const tenths = Math.floor(severity * 10)
  const share = severity * 10 - tenths
  const low = atTenths(deficiency, tenths, light)
  const high = atTenths(deficiency, Math.min(10, tenths + 1), light)
  const between = (from: number, to: number): number => from + (to - from) * share
  return encodedLight({ r: between(low.r, high.r), g: between(low.g, high.g), b: between(low.b, high.b) })
}
