import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { edit, huge, pictureRefusals, png } from './pictures.js'

/** Expected values are worked out by hand from the formula of the catalog. */
describe('rest_photo_invert', () => {
  it('takes each channel from 255, but alpha', async () => {
    const image = await png([
      [
        [0, 100, 255],
        [10, 20, 30, 40],
      ],
    ])
    expect((await edit('rest_photo_invert', { image })).pixels).toEqual([
      [
        [255, 155, 0, 255],
        [245, 235, 225, 40],
      ],
    ])
  })
})

table('rest_photo_invert', [
  ...(await pictureRefusals()),
  refuses(
    422,
    'an edge that WebP cannot hold',
    { image: await huge(17_000, 2), format: 'webp' },
    'at most 16383',
  ),
])
