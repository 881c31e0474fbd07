import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { edit, flat, huge, pictureRefusals, png, type Rgba } from './pictures.js'

/** A white point in the middle of black. */
const point = png(
  Array.from({ length: 21 }, (_, y) =>
    Array.from({ length: 21 }, (_, x): Rgba => (x === 10 && y === 10 ? [255, 255, 255] : [0, 0, 0])),
  ),
)

describe('rest_photo_blur', () => {
  it.each([
    [0.3, [12, 34, 56] as const],
    [5, [1, 2, 3] as const],
    [100, [250, 128, 7] as const],
  ])('by %f leaves a picture of one colour as it is', async (sigma, color) => {
    const { pixels } = await edit('rest_photo_blur', { image: await flat(20, 10, color), sigma })
    expect([pixels.length, pixels[0]?.length]).toEqual([10, 20])
    for (const pixel of pixels.flat()) {
      for (const [index, channel] of color.entries()) {
        expect(Math.abs((pixel[index] ?? -9) - channel)).toBeLessThanOrEqual(1)
      }
    }
  })

  it.each([200, 128, 40, 10])('leaves one colour with alpha %i as it is', async (alpha) => {
    const color = [200, 13, 77, alpha] as const
    const { pixels } = await edit('rest_photo_blur', { image: await flat(20, 10, color), sigma: 2 })
    expect(new Set(pixels.flat().map(String))).toEqual(new Set([String(color)]))
  })

  it('spreads a point as a Gaussian does', async () => {
    const { pixels } = await edit('rest_photo_blur', { image: await point, sigma: 1 })
    // libvips' kernel ends below a fifth of its peak: exp(-1/2) = 0.607, 1 and 0.607, over their sum 2.213
    const near = (x: number, y: number): number => pixels[y]?.[x]?.[0] ?? -99
    // 255 / 2.213² = 52.1, times 0.607 = 31.6 beside it, times 0.607² = 19.2 at the corner
    expect(Math.abs(near(10, 10) - 52.1)).toBeLessThanOrEqual(1)
    expect(Math.abs(near(9, 10) - 31.6)).toBeLessThanOrEqual(1)
    expect(Math.abs(near(11, 11) - 19.2)).toBeLessThanOrEqual(1)
    expect(near(0, 0)).toBe(0)
  })
})

const one = await flat(1, 1, [0, 0, 0])

table('rest_photo_blur', [
  ...(await pictureRefusals()),
  refuses(
    422,
    'more work than minutes',
    { image: await huge(2_000, 1_300), sigma: 100 },
    'sigma times the megapixels of the picture is at most 250',
  ),
  refuses(400, 'a sigma below 0.3', { image: one, sigma: 0.2 }, 'sigma'),
  refuses(400, 'a sigma above 100', { image: one, sigma: 100.5 }, 'sigma'),
])
