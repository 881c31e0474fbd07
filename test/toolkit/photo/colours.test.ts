import { describe, expect, it } from 'vitest'
import { edit, png } from './pictures.js'

/** Expected values of this file are worked out by hand from the formulas of the catalog. */
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

describe('rest_photo_adjust', () => {
  const grey = png([[[100, 150, 200]]])

  it.each([
    // 51 more
    [{ brightness: 20 }, [151, 201, 251]],
    // 127.5 less: -27.5, 22.5 and 72.5, of which the halves go up
    [{ brightness: -50 }, [0, 23, 73]],
    // (100 - 128) * 1.5 + 128 = 86; 161; 236
    [{ contrast: 50 }, [86, 161, 236]],
    [{ contrast: -100 }, [128, 128, 128]],
    // Y = 21.26 + 107.28 + 14.44 = 142.98
    [{ saturation: -100 }, [143, 143, 143]],
    // 142.98 - 42.98 * 2 = 57.02; 157.02; 257.02
    [{ saturation: 100 }, [57, 157, 255]],
    // 355, 405, 455 are not cut before contrast brings them to flat grey
    [{ brightness: 100, contrast: -100 }, [128, 128, 128]],
    // 25.5 more is 125.5, 175.5, 225.5; 1.1 times as far from 128: 125.25, 180.25, 235.25
    [{ brightness: 10, contrast: 10 }, [125, 180, 235]],
    // Y of 125.25, 180.25, 235.25 is 172.528; 1.1 times away from it: 120.5222, 181.0222, 241.5222
    [{ brightness: 10, contrast: 10, saturation: 10 }, [121, 181, 242]],
  ])('%j', async (change, expected) => {
    const { pixels } = await edit('rest_photo_adjust', { image: await grey, ...change })
    expect(pixels).toEqual([[expected]])
  })
})
