/** Pictures at another size, by Lanczos resampling. */
import type { Sharp } from 'sharp'
import type { Part } from './part.js'
import { filtered, type Raster } from './raster.js'
import type { Size } from './sizes.js'

const LOBES = 3

const lanczos = (distance: number): number => {
  if (distance === 0) return 1
  if (Math.abs(distance) >= LOBES) return 0
  const angle = Math.PI * distance
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle)
}

/** The pixels of the original that a pixel of the result is made of, along one axis. */
interface Taps {
  first: number
  /** Of the first pixel and those after it; their sum is 1. */
  weights: Float64Array
}

/** What lies beyond the edge takes no part: the others weigh the more. */
const tapsOf = (place: number, drawn: number, original: number): Taps => {
  if (drawn === original) return { first: place, weights: Float64Array.of(1) }
  const centre = ((place + 0.5) * original) / drawn - 0.5
  const first = Math.max(0, Math.ceil(centre - LOBES))
  const last = Math.min(original - 1, Math.floor(centre + LOBES))
  const weights = Float64Array.from({ length: last - first + 1 }, (_, index) =>
    lanczos(first + index - centre),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return { first, weights: weights.map((weight) => weight / sum) }
}

const axisOf = (start: number, length: number, drawn: number, original: number): Taps[] =>
  Array.from({ length }, (_, index) => tapsOf(start + index, drawn, original))

/** Writes one row of the original at the width of the result; colours are times alpha where there is transparency. */
const widen = (
  { width, channels, pixels }: Raster,
  row: number,
  columns: readonly Taps[],
  line: Float32Array,
): void => {
  for (const [x, { first, weights }] of columns.entries()) {
    let [red, green, blue, alpha] = [0, 0, 0, 0]
    for (let tap = 0; tap < weights.length; tap += 1) {
      const at = (row * width + first + tap) * channels
      const share = channels === 4 ? weights[tap]! * pixels[at + 3]! : weights[tap]!
      red += pixels[at]! * share
      green += pixels[at + 1]! * share
      blue += pixels[at + 2]! * share
      alpha += share
    }
    const to = x * channels
    line[to] = red
    line[to + 1] = green
    line[to + 2] = blue
    if (channels === 4) line[to + 3] = alpha
  }
}

/** The sum of up to seven rows, each times its weight, in one run over all of them: several runs take twice the time. */
const blend = (lines: readonly Float32Array[], weights: Float64Array, sums: Float32Array): void => {
  const [a = sums, b = a, c = a, d = a, e = a, f = a, g = a] = lines
  const [u = 0, v = 0, w = 0, x = 0, y = 0, z = 0, last = 0] = weights
  for (let at = 0; at < sums.length; at += 1)
    sums[at] = a[at]! * u + b[at]! * v + c[at]! * w + d[at]! * x + e[at]! * y + f[at]! * z + g[at]! * last
}

/** Writes a row of sums, of colours times alpha where there is transparency, as bytes; what is wholly transparent is 0. */
const writeRow = (sums: Float32Array, channels: 3 | 4, to: Uint8ClampedArray, start: number): void => {
  if (channels === 3) {
    for (let at = 0; at < sums.length; at += 1) to[start + at] = Math.floor(sums[at]! + 0.5)
    return
  }
  for (let at = 0; at < sums.length; at += channels) {
    const alpha = sums[at + 3]!
    const place = start + at
    to[place + 3] = Math.floor(alpha + 0.5)
    if (to[place + 3] === 0) continue
    to[place] = Math.floor(sums[at]! / alpha + 0.5)
    to[place + 1] = Math.floor(sums[at + 1]! / alpha + 0.5)
    to[place + 2] = Math.floor(sums[at + 2]! / alpha + 0.5)
  }
}

/** A part of the picture drawn at a size of which no edge is shorter than the picture's own. */
const enlarged = (picture: Raster, drawn: Size, { left, top, width, height }: Part): Raster => {
  const { channels } = picture
  const columns = axisOf(left, width, drawn.width, picture.width)
  const pixels = new Uint8ClampedArray(width * height * channels)
  const emptyLine = (): Float32Array => new Float32Array(width * channels)
  const sums = emptyLine()
  const lines = new Map<number, Float32Array>()
  /** Used again: garbage of hundreds of rows would need as much memory as the result. */
  const spare: Float32Array[] = []
  const lineAt = (row: number): Float32Array => {
    const known = lines.get(row)
    if (known !== undefined) return known
    const line = spare.pop() ?? emptyLine()
    widen(picture, row, columns, line)
    lines.set(row, line)
    return line
  }
  for (const [y, { first, weights }] of axisOf(top, height, drawn.height, picture.height).entries()) {
    for (const [row, line] of lines)
      if (row < first) {
        lines.delete(row)
        spare.push(line)
      }
    blend(
      Array.from(weights, (_, tap) => lineAt(first + tap)),
      weights,
      sums,
    )
    writeRow(sums, channels, pixels, y * width * channels)
  }
  return { width, height, channels, pixels: Buffer.from(pixels.buffer) }
}

const wholeOf = (size: Size): Part => ({ left: 0, top: 0, ...size })

/**
 * A part of the picture drawn at another size, of which nothing else is computed where the picture grows. sharp makes
 * edges shorter; longer ones it would draw with bicubic weights, and half a pixel off (libvips, issues 517 and 4841).
 */
export const resampled = async (
  picture: Raster,
  drawn: Size,
  part: Part = wholeOf(drawn),
): Promise<Raster> => {
  const { width, height } = picture
  const shrunk = { width: Math.min(drawn.width, width), height: Math.min(drawn.height, height) }
  const shrinks = shrunk.width < width || shrunk.height < height
  const grows = drawn.width > width || drawn.height > height
  const shrink = (pipeline: Sharp): Sharp =>
    shrinks ? pipeline.resize({ ...shrunk, fit: 'fill', kernel: 'lanczos3' }) : pipeline
  if (!grows) return filtered(picture, (pipeline) => shrink(pipeline).extract(part))
  return enlarged(shrinks ? await filtered(picture, shrink) : picture, drawn, part)
}
