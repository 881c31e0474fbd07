import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { edit, png, type Rgba } from './pictures.js'

const A: Rgba = [10, 0, 0]
const B: Rgba = [0, 20, 0]
const C: Rgba = [0, 0, 30]
const D: Rgba = [40, 40, 0]
const E: Rgba = [0, 50, 50]
const F: Rgba = [60, 0, 60]
const image = await png([
  [A, B, C],
  [D, E, F],
])

describe('rest_photo_rotate', () => {
  it.each([
    [
      90,
      [
        [D, A],
        [E, B],
        [F, C],
      ],
    ],
    [
      -270,
      [
        [D, A],
        [E, B],
        [F, C],
      ],
    ],
    [
      180,
      [
        [F, E, D],
        [C, B, A],
      ],
    ],
    [
      -90,
      [
        [C, F],
        [B, E],
        [A, D],
      ],
    ],
    [
      360,
      [
        [A, B, C],
        [D, E, F],
      ],
    ],
    [
      0,
      [
        [A, B, C],
        [D, E, F],
      ],
    ],
  ])('moves pixels clockwise by %i degrees', async (angle, rows) => {
    expect((await edit('rest_photo_rotate', { image, angle })).pixels).toEqual(rows)
  })

  it('makes room for other angles and fills the corners', async () => {
    const square = await png(Array.from({ length: 100 }, () => Array.from({ length: 200 }, () => A)))
    const { result } = await edit('rest_photo_rotate', { image: square, angle: 30, background: '#0000ff' })
    // 200 cos 30° + 100 sin 30° = 223.2; 200 sin 30° + 100 cos 30° = 186.6
    expect(Math.abs(result.width - 223)).toBeLessThanOrEqual(2)
    expect(Math.abs(result.height - 187)).toBeLessThanOrEqual(2)
    expect(new Set(Object.values(result.corners))).toEqual(new Set(['#0000ff']))
    const seen = await edit('rest_photo_rotate', { image: square, angle: 30 })
    expect(seen.result.corners.topLeft).toMatch(/00$/)
  })
})

describe('rest_photo_flip', () => {
  it.each([
    [
      'horizontal',
      [
        [C, B, A],
        [F, E, D],
      ],
    ],
    [
      'vertical',
      [
        [D, E, F],
        [A, B, C],
      ],
    ],
    [
      'both',
      [
        [F, E, D],
        [C, B, A],
      ],
    ],
  ])('%s', async (direction, rows) => {
    expect((await edit('rest_photo_flip', { image, direction })).pixels).toEqual(rows)
  })
})

describe('rest_photo_crop', () => {
  it('counts from the top left corner', async () => {
    const { pixels, result } = await edit('rest_photo_crop', { image, left: 1, top: 1, width: 2, height: 1 })
    expect(pixels).toEqual([[E, F]])
    expect(result.corners).toEqual({
      topLeft: '#003232',
      topRight: '#3c003c',
      bottomLeft: '#003232',
      bottomRight: '#3c003c',
    })
  })

  it('may be the whole picture', async () => {
    const { result } = await edit('rest_photo_crop', { image, width: 3, height: 2 })
    expect([result.width, result.height]).toEqual([3, 2])
  })
})

table('rest_photo_crop', [
  refuses(422, 'a column too many', { image, left: 1, width: 3, height: 1 }, '3 x 2 pixels'),
  refuses(422, 'a row too many', { image, width: 1, height: 3 }, '3 x 2 pixels'),
  refuses(400, 'no width', { image, height: 1 }, 'width'),
  refuses(400, 'no picture', { width: 1, height: 1 }, 'url'),
])

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
  refuses(422, 'a part outside', { image, left: 3 }, 'beyond the picture'),
  refuses(422, 'a part that is too wide', { image, left: 2, width: 2 }, 'beyond the picture'),
])
