/** Pictures at another size, by Lanczos resampling. */
import type { Part } from './part.js'
import { pipelineOf, rasterOfPipeline, type Raster } from './raster.js'
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

/** One row of the original at the width of the result; colours are times alpha where there is transparency. */
const widened = (
  { width, channels, pixels }: Raster,
  row: number,
  columns: readonly Taps[],
): Float32Array => {
  const line = new Float32Array(columns.length * channels)
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
  return line
}

const byteOf = (value: number): number => Math.min(255, Math.max(0, Math.floor(value + 0.5)))

/** Writes a row of sums, of colours times alpha where there is transparency, as bytes; what is wholly transparent is 0. */
const writeRow = (sums: Float64Array, channels: 3 | 4, to: Buffer, start: number): void => {
  for (let at = 0; at < sums.length; at += channels) {
    const alpha = channels === 4 ? sums[at + 3]! : 1
    const place = start + at
    if (channels === 4) to[place + 3] = byteOf(alpha)
    if (channels === 4 && to[place + 3] === 0) continue
    for (let channel = 0; channel < 3; channel += 1) to[place + channel] = byteOf(sums[at + channel]! / alpha)
  }
}

/** A part of the picture drawn at a size of which no edge is shorter than the picture's own. */
const enlarged = (picture: Raster, drawn: Size, { left, top, width, height }: Part): Raster => {
  const { channels } = picture
  const columns = axisOf(left, width, drawn.width, picture.width)
  const pixels = Buffer.alloc(width * height * channels)
  const lines = new Map<number, Float32Array>()
  const lineAt = (row: number): Float32Array => {
    const line = lines.get(row) ?? widened(picture, row, columns)
    lines.set(row, line)
    return line
  }
  for (const [y, { first, weights }] of axisOf(top, height, drawn.height, picture.height).entries()) {
    for (const row of lines.keys()) if (row < first) lines.delete(row)
    const sums = new Float64Array(width * channels)
    for (const [tap, weight] of weights.entries()) {
      const line = lineAt(first + tap)
      for (let at = 0; at < sums.length; at += 1) sums[at]! += line[at]! * weight
    }
    writeRow(sums, channels, pixels, y * width * channels)
  }
  return { width, height, channels, pixels }
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
  const pipeline = shrinks
    ? pipelineOf(picture).resize({ ...shrunk, fit: 'fill', kernel: 'lanczos3' })
    : pipelineOf(picture)
  if (!grows) return rasterOfPipeline(pipeline.extract(part))
  return enlarged(shrinks ? await rasterOfPipeline(pipeline) : picture, drawn, part)
}
