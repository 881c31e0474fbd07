import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { A, B, C, D, image } from './letters.js'
import { edit, pictureRefusals, png } from './pictures.js'

describe('rest_photo_pixelate', () => {
  it('gives each block its mean, halves up, from the top left of the part', async () => {
    const { pixels } = await edit('rest_photo_pixelate', { image, block: 2 })
    // Red (10 + 0 + 40 + 0) / 4 = 12.5, green (0 + 20 + 40 + 50) / 4 = 27.5, blue 50 / 4 = 12.5; then 30, 0 and 45
    const left = [13, 28, 13]
    const right = [30, 0, 45]
    expect(pixels).toEqual([
      [left, left, right],
      [left, left, right],
    ])
  })

  it('leaves what is outside of the part', async () => {
    const { pixels } = await edit('rest_photo_pixelate', {
      image,
      block: 2,
      left: 1,
      top: 1,
      width: 2,
      height: 1,
    })
    // (0 + 60) / 2, (50 + 0) / 2, (50 + 60) / 2
    expect(pixels).toEqual([
      [A, B, C],
      [D, [30, 25, 55], [30, 25, 55]],
    ])
  })

  it('weights colours by alpha, and has black where all is transparent', async () => {
    const clear = await png([
      [
        [200, 0, 0, 255],
        [0, 100, 0, 85],
        [9, 9, 9, 0],
        [7, 7, 7, 0],
      ],
    ])
    const { pixels } = await edit('rest_photo_pixelate', { image: clear, block: 2 })
    // Alpha 340 / 2; red 200 * 255 / 340 = 150; green 100 * 85 / 340 = 25
    expect(pixels).toEqual([
      [
        [150, 25, 0, 170],
        [150, 25, 0, 170],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    ])
  })
})

table('rest_photo_pixelate', [
  ...(await pictureRefusals()),
  refuses(422, 'a part outside', { image, left: 3 }, 'beyond the picture'),
  refuses(422, 'a part that is too wide', { image, left: 2, width: 2 }, 'beyond the picture'),
])
