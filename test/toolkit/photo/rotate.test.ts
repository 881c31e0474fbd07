import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { A, B, C, D, E, F, image } from './letters.js'
import { edit, huge, pictureRefusals, png } from './pictures.js'

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

table('rest_photo_rotate', [
  ...(await pictureRefusals({ angle: 5 })),
  refuses(400, 'no angle', { image }, 'angle'),
  refuses(
    422,
    'a result of more than 50 megapixels',
    { image: await huge(8_000, 3_000), angle: 45 },
    '50 million',
  ),
])
