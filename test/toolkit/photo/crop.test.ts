import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { E, F, image } from './letters.js'
import { edit, pictureRefusals } from './pictures.js'

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
  ...(await pictureRefusals({ width: 1, height: 1 })),
  refuses(422, 'a column too many', { image, left: 1, width: 3, height: 1 }, '3 x 2 pixels'),
  refuses(422, 'a row too many', { image, width: 1, height: 3 }, '3 x 2 pixels'),
  refuses(400, 'no width', { image, height: 1 }, 'width'),
])
