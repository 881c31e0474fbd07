import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { edit, flat, pictureRefusals, png, type Rgba } from './pictures.js'

describe('rest_photo_sharpen', () => {
  it('leaves a picture of one colour as it is', async () => {
    const { pixels } = await edit('rest_photo_sharpen', { image: await flat(9, 9, [90, 91, 92]), sigma: 2 })
    for (const [red = 0] of pixels.flat()) expect(Math.abs(red - 90)).toBeLessThanOrEqual(1)
  })

  it.each([200, 128, 40, 10])('leaves one colour with alpha %i as it is', async (alpha) => {
    const color = [200, 13, 77, alpha] as const
    const { pixels } = await edit('rest_photo_sharpen', { image: await flat(9, 9, color) })
    expect(new Set(pixels.flat().map(String))).toEqual(new Set([String(color)]))
  })

  it('makes an edge steeper', async () => {
    const edge = png(
      Array.from({ length: 9 }, () =>
        Array.from({ length: 12 }, (_, x): Rgba => (x < 6 ? [100, 100, 100] : [150, 150, 150])),
      ),
    )
    const { pixels } = await edit('rest_photo_sharpen', { image: await edge })
    expect(pixels[4]?.[5]?.[0]).toBeLessThan(100)
    expect(pixels[4]?.[6]?.[0]).toBeGreaterThan(150)
  })
})

table('rest_photo_sharpen', [
  ...(await pictureRefusals()),
  refuses(400, 'a sigma above 10', { image: await flat(1, 1, [0, 0, 0]), sigma: 10.5 }, 'sigma'),
])
