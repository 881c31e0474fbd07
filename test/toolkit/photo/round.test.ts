import { describe, expect, it } from 'vitest'
import { table } from '../../support/table.js'
import { edit, flat, pictureRefusals, png, type Rgba } from './pictures.js'

describe('rest_photo_round', () => {
  it.each([
    // A rectangle without what four quarter discs leave of their squares: 1 - (4 - pi) r² / (w h)
    ['rounded', 40, 20, 5, 1 - ((4 - Math.PI) * 25) / 800],
    // Cut to 10, half of the shorter edge
    ['rounded', 40, 20, 500, 1 - ((4 - Math.PI) * 100) / 800],
    ['rounded', 15, 9, 20, 1 - ((4 - Math.PI) * 4.5 * 4.5) / 135],
    ['circle', 40, 20, 3, Math.PI / 4],
    ['circle', 21, 30, 3, Math.PI / 4],
    ['circle', 1, 1, 3, Math.PI / 4],
    ['rounded', 8, 8, 0, 1],
  ])(
    '%s of %i x %i by %i covers the area that geometry says',
    async (shape, width, height, radius, share) => {
      const { result, pixels } = await edit('rest_photo_round', {
        image: await flat(width, height, [1, 2, 3]),
        shape,
        radius,
      })
      // Each pixel of the arc is rounded to a step of 1/255.
      expect(Math.abs((result.coverage ?? 0) - share)).toBeLessThan(0.0025)
      const alphas = pixels.map((row) => row.map(([, , , alpha]) => alpha))
      expect(alphas.map((row) => row.toReversed())).toEqual(alphas)
      expect(alphas.toReversed()).toEqual(alphas)
    },
  )

  it('has the shares of a quarter disc of radius 2, halves up', async () => {
    const { pixels } = await edit('rest_photo_round', { image: await flat(6, 6, [1, 2, 3]), radius: 2 })
    // The disc of x² + y² <= 4 over [1, 2] by [0, 1]: sqrt 3 - 1 below y = 1, and the integral of sqrt(4 - x²) from sqrt 3
    // to 2, pi / 3 - (sqrt 3) / 2. The square at the centre is whole, and all four are pi.
    const side = Math.sqrt(3) / 2 - 1 + Math.PI / 3
    const corner = Math.PI - 1 - 2 * side
    expect(pixels[0]?.[0]?.[3]).toBe(Math.round(255 * corner))
    expect(pixels[0]?.[1]?.[3]).toBe(Math.round(255 * side))
    expect(pixels[1]?.[1]?.[3]).toBe(255)
    expect(pixels[0]?.[2]?.[3]).toBe(255)
  })

  it('takes the middle square, and multiplies the alpha that there is', async () => {
    const row: Rgba[] = [
      [1, 0, 0],
      [2, 0, 0],
      [3, 0, 0],
      [4, 0, 0, 128],
      [5, 0, 0],
      [6, 0, 0],
    ]
    const { result, pixels } = await edit('rest_photo_round', {
      image: await png([row, row, row]),
      shape: 'circle',
    })
    // Half of the rest is 1.5, its floor 1: columns 1 to 3
    expect([result.width, result.height]).toEqual([3, 3])
    expect(pixels[1]?.[1]).toEqual([3, 0, 0, 255])
    expect(pixels[1]?.map(([red]) => red)).toEqual([2, 3, 4])
    expect(pixels[1]?.[2]?.[3]).toBeLessThanOrEqual(128)
  })
})

table('rest_photo_round', [...(await pictureRefusals())])
