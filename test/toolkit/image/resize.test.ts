import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { fileOf, flat, pixelsOf, png, type Rgba } from '../photo/pictures.js'

interface Resized {
  mime: string
  width: number
  height: number
  bytes: number
  dataUri: string
  originalWidth: number
  originalHeight: number
  originalBytes: number
}

const resize = async (
  image: string,
  query: Readonly<Record<string, string | number | boolean>>,
): Promise<Resized> => {
  const { status, body } = await call('rest_image_resize', { image, ...query })
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as { data: Resized }).data
}

const picture = async (width: number, height: number): Promise<string> =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
  ).toString('base64')

const sheet = picture(100, 50)

describe('sizes', () => {
  it.each([
    [{ width: 30 }, [30, 15]],
    // 50 * 33 / 100 = 16.5
    [{ width: 33 }, [33, 17]],
    [{ height: 1 }, [2, 1]],
    [{ width: 1 }, [1, 1]],
    [{ width: 200 }, [100, 50]],
    [{ width: 200, enlarge: true }, [200, 100]],
    [{ width: 40, height: 40 }, [40, 20]],
    [{ width: 400, height: 400 }, [100, 50]],
    [{ width: 400, height: 400, enlarge: true }, [400, 200]],
    [{ width: 400, height: 10 }, [20, 10]],
    [{ width: 40, height: 40, fit: 'cover' }, [40, 40]],
    [{ width: 120, height: 40, fit: 'cover' }, [100, 40]],
    [{ width: 400, height: 400, fit: 'cover' }, [100, 50]],
    [{ width: 400, height: 400, fit: 'cover', enlarge: true }, [400, 400]],
    [{ width: 40, height: 40, fit: 'contain' }, [40, 40]],
    [{ width: 400, height: 300, fit: 'contain' }, [400, 300]],
    [{ width: 40, height: 40, fit: 'fill' }, [40, 40]],
    [{ width: 400, height: 40, fit: 'fill' }, [100, 40]],
    [{ width: 400, height: 40, fit: 'fill', enlarge: true }, [400, 40]],
  ])('%j', async (query, [width, height]) => {
    expect(await resize(await sheet, query)).toMatchObject({
      width,
      height,
      originalWidth: 100,
      originalHeight: 50,
    })
  })

  it('covers a wide box with a single pixel', async () => {
    expect(
      await resize(await picture(1, 1), { width: 8000, height: 10, fit: 'cover', enlarge: true }),
    ).toMatchObject({
      width: 8000,
      height: 10,
    })
  })

  it('counts after the orientation', async () => {
    const turned = await sharp(Buffer.from(await sheet, 'base64'))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await resize(turned.toString('base64'), { width: 25 })).toMatchObject({
      width: 25,
      height: 50,
      originalWidth: 50,
      originalHeight: 100,
      originalBytes: turned.length,
    })
  })
})

describe('pixels', () => {
  const black: Rgba = [0, 0, 0]
  const white: Rgba = [255, 255, 255]
  const red: Rgba = [255, 0, 0]

  it('crops around the middle', async () => {
    const striped = await png(Array.from({ length: 2 }, () => [black, red, red, white]))
    const { dataUri } = await resize(striped, { width: 2, height: 2, fit: 'cover' })
    expect(await pixelsOf(fileOf(dataUri))).toEqual([
      [red, red],
      [red, red],
    ])
  })

  it('centres a smaller picture on the background, at its own size', async () => {
    const dot = await png([[red]])
    const { dataUri } = await resize(dot, { width: 4, height: 3, fit: 'contain', background: '#0000ff' })
    const ground = [0, 0, 255]
    // Half of 3 is 1.5, its floor 1
    expect(await pixelsOf(fileOf(dataUri))).toEqual([
      [ground, ground, ground, ground],
      [ground, red, ground, ground],
      [ground, ground, ground, ground],
    ])
  })

  it('has transparent bars unless told otherwise, which JPEG lays on white', async () => {
    const dot = await png([[red]])
    const clear = await resize(dot, { width: 3, height: 1, fit: 'contain' })
    expect((await pixelsOf(fileOf(clear.dataUri)))[0]?.map(([, , , alpha]) => alpha)).toEqual([0, 255, 0])
    const wide = await picture(64, 16)
    const jpeg = await resize(wide, { width: 64, height: 64, fit: 'contain', format: 'jpeg' })
    expect((await pixelsOf(fileOf(jpeg.dataUri)))[0]?.[0]).toEqual([255, 255, 255])
  })

  const enlarged = async (
    rows: readonly (readonly Rgba[])[],
    query: Readonly<Record<string, string | number>>,
  ): Promise<number[][][]> => {
    const { dataUri } = await resize(await png(rows), { ...query, enlarge: true })
    return pixelsOf(fileOf(dataUri))
  }
  const grey = (level: number): Rgba => [level, level, level]
  const levels = (rows: number[][][]): number[][] => rows.map((row) => row.map(([level = 0]) => level))

  // Expected values of both: Pillow 13.0.0, mode F, resize(..., LANCZOS), rounded and cut to 0-255
  it('enlarges by Lanczos resampling, with the middles of pixels in their places', async () => {
    const [row] = levels(await enlarged([[0, 100, 200, 50].map(grey)], { width: 8, height: 1, fit: 'fill' }))
    expect(row).toEqual([0, 13, 60, 146, 207, 169, 83, 27])
    const square = [[40, 200].map(grey), [80, 120].map(grey)]
    expect(levels(await enlarged(square, { width: 4 }))).toEqual([
      [1, 75, 172, 246],
      [26, 80, 151, 205],
      [59, 87, 123, 151],
      [84, 91, 102, 109],
    ])
  })

  it('cuts an enlarged picture around the middle', async () => {
    const row = [[0, 100, 200, 50].map(grey)]
    expect(levels(await enlarged(row, { width: 4, height: 2, fit: 'cover' }))).toEqual([
      [60, 146, 207, 169],
      [60, 146, 207, 169],
    ])
  })

  it('makes one edge longer and the other shorter', async () => {
    const rows = Array.from({ length: 4 }, () => [0, 100, 200, 50].map(grey))
    expect(levels(await enlarged(rows, { width: 8, height: 1, fit: 'fill' }))).toEqual([
      [0, 13, 60, 146, 207, 169, 83, 27],
    ])
  })

  it('weights colours by alpha', async () => {
    const clear: Rgba = [0, 0, 0, 0]
    const [row = []] = await enlarged([[clear, [200, 30, 90, 255]]], { width: 6, height: 1, fit: 'fill' })
    for (const [r = 0, g = 0, b = 0, alpha = 0] of row)
      expect([r, g, b]).toEqual(alpha === 0 ? [0, 0, 0] : [200, 30, 90])
    expect(row.map(([, , , alpha = 0]) => alpha).at(-1)).toBe(255)
  })

  it('keeps a picture of one colour', async () => {
    const { dataUri } = await resize(await sheet, { width: 37 })
    expect(new Set((await pixelsOf(fileOf(dataUri))).flat().map(String))).toEqual(new Set(['51,102,153']))
  })

  it.each([200, 128, 40, 10])('keeps one colour with alpha %i', async (alpha) => {
    const { dataUri } = await resize(await flat(60, 40, [200, 13, 77, alpha]), { width: 17 })
    expect(new Set((await pixelsOf(fileOf(dataUri))).flat().map(String))).toEqual(
      new Set([`200,13,77,${alpha}`]),
    )
  })
})

describe('formats', () => {
  it.each([
    ['png', 'png'],
    ['jpeg', 'jpeg'],
    ['webp', 'webp'],
    ['avif', 'avif'],
    ['gif', 'png'],
    ['tiff', 'png'],
  ] as const)('%s comes out as %s', async (from, to) => {
    const file = await sharp(Buffer.from(await sheet, 'base64'))
      .toFormat(from)
      .toBuffer()
    expect(await resize(file.toString('base64'), { width: 10 })).toMatchObject({ mime: `image/${to}` })
  })

  it('is the one that is asked for', async () => {
    expect(await resize(await sheet, { width: 10, format: 'webp' })).toMatchObject({ mime: 'image/webp' })
  })
})

table('rest_image_resize', [
  refuses(400, 'no size', { image: await sheet }, 'width'),
  refuses(400, 'an edge of 0', { image: await sheet, width: 0 }, 'width'),
  refuses(400, 'an edge past 8000', { image: await sheet, height: 8001 }, 'height'),
  refuses(
    422,
    'more than 25 megapixels',
    { image: await sheet, width: 8000, height: 8000, fit: 'fill', enlarge: true },
    '25 million',
  ),
  refuses(
    422,
    'an edge that WebP cannot hold',
    { image: await picture(1, 40), width: 450, enlarge: true, format: 'webp' },
    '16383',
  ),
  refuses(422, 'what is not a picture', { image: 'AAAA', width: 5 }, 'not a PNG'),
])
