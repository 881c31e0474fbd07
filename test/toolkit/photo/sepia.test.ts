import { describe, expect, it } from 'vitest'
import { table } from '../../support/table.js'
import { edit, pictureRefusals, png } from './pictures.js'

/** Expected values are worked out by hand from the formula of the catalog. */
describe('rest_photo_sepia', () => {
  it('mixes the channels, each at most 255', async () => {
    const image = await png([
      [
        [100, 100, 100],
        [255, 255, 255],
        [200, 0, 0],
      ],
    ])
    // 135.1, 120.3, 93.7; 344.5, 306.8 and 238.9; 78.6, 69.8 and 54.4
    expect((await edit('rest_photo_sepia', { image })).pixels).toEqual([
      [
        [135, 120, 94],
        [255, 255, 239],
        [79, 70, 54],
      ],
    ])
    // Halfway: 200 - 60.5, 35, 27
    expect((await edit('rest_photo_sepia', { image, amount: 50 })).pixels[0]?.[2]).toEqual([140, 35, 27])
  })
})

table('rest_photo_sepia', [...(await pictureRefusals())])
