import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { edit, png, type Rgba } from './pictures.js'

const flat = (width: number, height: number, color: Rgba): Promise<string> =>
  png(Array.from({ length: height }, () => Array.from({ length: width }, () => color)))

/** A white point in the middle of black. */
const point = png(
  Array.from({ length: 21 }, (_, y) =>
    Array.from({ length: 21 }, (_, x): Rgba => (x === 10 && y === 10 ? [255, 255, 255] : [0, 0, 0])),
  ),
)

describe('rest_photo_blur', () => {
  it.each([
    [0.3, [12, 34, 56] as const],
    [5, [1, 2, 3] as const],
    [100, [250, 128, 7] as const],
  ])('by %f leaves a picture of one colour as it is', async (sigma, color) => {
    const { pixels } = await edit('rest_photo_blur', { image: await flat(20, 10, color), sigma })
    expect([pixels.length, pixels[0]?.length]).toEqual([10, 20])
    for (const pixel of pixels.flat()) {
      for (const [index, channel] of color.entries()) {
        expect(Math.abs((pixel[index] ?? -9) - channel)).toBeLessThanOrEqual(1)
      }
    }
  })

  it('spreads a point as a Gaussian does', async () => {
    const { pixels } = await edit('rest_photo_blur', { image: await point, sigma: 1 })
    // libvips' kernel ends below a fifth of its peak: exp(-1/2) = 0.607, 1 and 0.607, over their sum 2.213
    const near = (x: number, y: number): number => pixels[y]?.[x]?.[0] ?? -99
    // 255 / 2.213² = 52.1, times 0.607 = 31.6 beside it, times 0.607² = 19.2 at the corner
    expect(Math.abs(near(10, 10) - 52.1)).toBeLessThanOrEqual(1)
    expect(Math.abs(near(9, 10) - 31.6)).toBeLessThanOrEqual(1)
    expect(Math.abs(near(11, 11) - 19.2)).toBeLessThanOrEqual(1)
    expect(near(0, 0)).toBe(0)
  })
})

describe('rest_photo_sharpen', () => {
  it('leaves a picture of one colour as it is', async () => {
    const { pixels } = await edit('rest_photo_sharpen', { image: await flat(9, 9, [90, 91, 92]), sigma: 2 })
    for (const [red = 0] of pixels.flat()) expect(Math.abs(red - 90)).toBeLessThanOrEqual(1)
  })

  it('makes an edge steeper', async () => {
    const edge = png(
      Array.from({ length: 9 }, () =>
        Array.from({ length: 12 }, (_, x): Rgba => (x < 6 ? [100, 100, 100] : [150, 150, 150])),
      ),
    )
    const { pixels } = await edit('rest_photo_sharpen', { image: await edge })
    expect(pixels[4]?.[5]?.[0]).toBeLessThan(100)
    expect(pixels[4]?.[6]?.[0]).toBeGreaterThan(150)
  })
})

/** A PNG of many white pixels, as a palette of one bit. */
const huge = async (width: number, height: number): Promise<string> =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .png({ palette: true, colours: 2, compressionLevel: 9 })
      .toBuffer()
  ).toString('base64')

const wide = await huge(17_000, 2)

table('rest_photo_blur', [
  refuses(
    422,
    'more work than minutes',
    { image: await huge(2_000, 1_300), sigma: 100 },
    'sigma times the megapixels of the picture is at most 250',
  ),
  refuses(400, 'a sigma below 0.3', { image: wide, sigma: 0.2 }, 'sigma'),
  refuses(400, 'a sigma above 100', { image: wide, sigma: 100.5 }, 'sigma'),
])

table('rest_photo_rotate', [
  refuses(
    422,
    'a result of more than 50 megapixels',
    { image: await huge(8_000, 3_000), angle: 45 },
    '50 million',
  ),
])

table('rest_photo_invert', [
  refuses(422, 'an edge that WebP cannot hold', { image: wide, format: 'webp' }, 'at most 16383'),
  refuses(400, 'both sources', { image: wide, url: 'https://example.com/a.png' }, 'image'),
  refuses(400, 'a format that is not written', { image: wide, format: 'gif' }, 'format'),
  refuses(422, 'what is not base64', { image: 'a-b*c' }, 'not valid base64'),
  refuses(422, 'a text', { image: Buffer.from('Hello').toString('base64') }, 'not a PNG'),
  refuses(
    422,
    'a drawing',
    { image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') },
    'not a PNG',
  ),
  refuses(502, 'what cannot be fetched', { url: 'http://127.0.0.1:65530/a.png' }, '127.0.0.1'),
])

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
    const stored = (await sharp(tagged).raw().toBuffer())[0]
    expect(stored).toBeDefined()
    const { result } = await edit('rest_photo_flip', { image: tagged.toString('base64') })
    // The red of sRGB, written in Display P3 and read back.
    expect(result.corners.topLeft).toMatch(/^#f[ef]0[0-3]0[0-3]$/)
    const metadata = await sharp(Buffer.from(result.dataUri.split(',')[1] ?? '', 'base64')).metadata()
    expect(metadata.icc).toBeUndefined()
  })
})
