import { describe, expect, it } from 'vitest'
import { table } from '../../support/table.js'
import sharp from 'sharp'
import { A, B, C, D, E, F, image } from './letters.js'
import { edit, fileOf, pictureRefusals, png } from './pictures.js'

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

describe('the written result', () => {
  it('has no alpha as JPEG, but a white ground; described is what was laid on it', async () => {
    const image = await png([[[200, 0, 0, 0]]])
    const { result, pixels } = await edit('rest_photo_flip', { image, format: 'jpeg' })
    expect(pixels).toEqual([[[255, 255, 255]]])
    expect(result).toMatchObject({
      mime: 'image/jpeg',
      averageColor: '#000000',
      corners: { topLeft: '#c8000000' },
    })
  })

  it('is smaller with less quality', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const create = { width: 200, height: 200, channels: 3, background: '#000', noise } as const
    const image = (await sharp({ create }).jpeg({ quality: 60 }).toBuffer()).toString('base64')
    for (const format of ['jpeg', 'webp'] as const) {
      const coarse = await edit('rest_photo_flip', { image, format, quality: 10 })
      const fine = await edit('rest_photo_flip', { image, format, quality: 95 })
      expect(coarse.result.bytes).toBeLessThan(fine.result.bytes / 2)
    }
  })

  it('has the colours of an embedded profile in sRGB, and no metadata', async () => {
    const red = { create: { width: 8, height: 8, channels: 3, background: '#ff0000' } } as const
    const tagged = await sharp(red).withIccProfile('p3').png().toBuffer()
    const { result } = await edit('rest_photo_flip', { image: tagged.toString('base64') })
    // The red of sRGB, written in Display P3 and read back.
    expect(result.corners.topLeft).toMatch(/^#f[ef]0[0-3]0[0-3]$/)
    const metadata = await sharp(fileOf(result.dataUri)).metadata()
    expect(metadata.icc).toBeUndefined()
  })
})

table('rest_photo_flip', [...(await pictureRefusals())])
