import { describe, expect, it } from 'vitest'
import { table } from '../../support/table.js'
import { edit, pictureRefusals, png } from './pictures.js'

/** Expected values are worked out by hand from the formula of the catalog. */
describe('rest_photo_duotone', () => {
  it('goes from dark to light by a luma that is not rounded', async () => {
    const image = await png([
      [
        [0, 0, 0],
        [255, 255, 255],
        [128, 128, 128],
        [255, 0, 0],
      ],
    ])
    const { pixels } = await edit('rest_photo_duotone', { image, dark: '#1e3264', light: '#ffdc96' })
    // Grey: 30 + 225 * 128 / 255 = 142.94; 50 + 170 * 0.50196 = 135.33; 100 + 50 * 0.50196 = 125.1
    // Red: 30 + 225 * 0.2126 = 77.8; 50 + 170 * 0.2126 = 86.1; 100 + 50 * 0.2126 = 110.6
    expect(pixels).toEqual([
      [
        [30, 50, 100],
        [255, 220, 150],
        [143, 135, 125],
        [78, 86, 111],
      ],
    ])
  })
})

table('rest_photo_duotone', [...(await pictureRefusals())])
