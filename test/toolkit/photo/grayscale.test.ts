import { describe, expect, it } from 'vitest'
import { table } from '../../support/table.js'
import { edit, pictureRefusals, png } from './pictures.js'

/** Expected values are worked out by hand from the formula of the catalog. */
describe('rest_photo_grayscale', () => {
  it('turns each pixel to its luma of ITU-R BT.709, and keeps alpha', async () => {
    const image = await png([
      [
        [255, 0, 0],
        [0, 255, 0],
      ],
      [
        [0, 0, 255],
        [200, 100, 50, 128],
      ],
    ])
    const { result, pixels } = await edit('rest_photo_grayscale', { image })
    // 0.2126 * 255 = 54.213; 0.7152 * 255 = 182.376; 0.0722 * 255 = 18.411; 42.52 + 71.52 + 3.61 = 117.65
    expect(pixels).toEqual([
      [
        [54, 54, 54, 255],
        [182, 182, 182, 255],
      ],
      [
        [18, 18, 18, 255],
        [118, 118, 118, 128],
      ],
    ])
    expect(result.corners).toEqual({
      topLeft: '#363636',
      topRight: '#b6b6b6',
      bottomLeft: '#121212',
      bottomRight: '#76767680',
    })
    // (54 + 182 + 18) * 255 + 118 * 128 over 3 * 255 + 128 = 79874 / 893 = 89.44
    expect(result.averageColor).toBe('#595959')
  })

  it('goes so many percent of the way, halves up', async () => {
    const image = await png([[[255, 0, 0]]])
    // 255 + (54 - 255) / 2 = 154.5; 0 + 54 / 2 = 27
    expect((await edit('rest_photo_grayscale', { image, amount: 50 })).pixels).toEqual([[[155, 27, 27]]])
    expect((await edit('rest_photo_grayscale', { image, amount: 0 })).pixels).toEqual([[[255, 0, 0]]])
  })
})

table('rest_photo_grayscale', [...(await pictureRefusals())])
