import type { Coding } from '#published'

/** The coding and its weight in an element of the header; a weight that is none counts as 0. */
const weighted = (element: string): [coding: string, weight: number] => {
  const [coding = '', ...parameters] = element.split(';').map((part) => part.trim().toLowerCase())
  const written = parameters.find((parameter) => parameter.startsWith('q='))
  if (written === undefined) return [coding, 1]
  return [coding, /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(written) ? Number(written.slice(2)) : 0]
}

/**
 * The coding that a caller wants most (RFC 9110, 12.5.3). Of those that it wants alike, the smallest: Brotli before gzip
 * before none, whatever their order. Where it takes none of them the document goes out as it is.
 */
export const preferredCoding = (acceptEncoding: string): Coding => {
  const weights = new Map(acceptEncoding.split(',').map(weighted))
  const others = weights.get('*') ?? 0
  const brotli = weights.get('br') ?? others
  // RFC 9110, 8.4.1.3: the older name of the same.
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? others
  const best = Math.max(brotli, gzip)
  if (best === 0 || best < (weights.get('identity') ?? 0)) return 'identity'
  return brotli >= gzip ? 'br' : 'gzip'
}
