import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { edit, pictureRefusals, png } from './pictures.js'

/** Expected values are worked out by hand from the formula of the catalog. */
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

table('rest_photo_adjust', [
  ...(await pictureRefusals()),
  refuses(400, 'a brightness past 100', { image: await png([[[0, 0, 0]]]), brightness: 101 }, 'brightness'),
])
