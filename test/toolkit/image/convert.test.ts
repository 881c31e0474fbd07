import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { fileOf, pixelsOf, png } from '../photo/pictures.js'

interface Converted {
  mime: string
  width: number
  height: number
  bytes: number
  dataUri: string
  from: string
  originalBytes: number
  savedPercent: number
}

const convert = async (
  image: string,
  query: Readonly<Record<string, string | number>>,
): Promise<Converted & { file: Buffer }> => {
  const { status, body } = await call('rest_image_convert', { image, ...query })
  expect({ status, body }).toMatchObject({ status: 200 })
  const { data } = body as { data: Converted }
  return { ...data, file: fileOf(data.dataUri) }
}

const colours = await png([
  [
    [255, 0, 0],
    [0, 255, 0],
  ],
  [
    [0, 0, 255],
    [255, 255, 255],
  ],
])

describe('rest_image_convert', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif', 'tiff'] as const)('writes %s', async (to) => {
    const { file, ...result } = await convert(colours, { to })
    expect(result).toMatchObject({
      mime: `image/${to}`,
      width: 2,
      height: 2,
      from: 'png',
      bytes: file.length,
    })
    const { format, compression } = await sharp(file).metadata()
    expect(to === 'avif' ? compression : format).toBe(to === 'avif' ? 'av1' : to)
  })

  it.each(['png', 'gif', 'tiff'] as const)('keeps every pixel in %s', async (to) => {
    const { file } = await convert(colours, { to })
    expect((await pixelsOf(file)).flat().map((pixel) => pixel.slice(0, 3))).toEqual([
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [255, 255, 255],
    ])
  })

  it('keeps alpha in TIFF, PNG and WebP, and lays JPEG on the background', async () => {
    const clear = await png([[[10, 20, 30, 0]]])
    for (const to of ['png', 'webp', 'tiff']) {
      expect((await pixelsOf((await convert(clear, { to })).file))[0]?.[0]?.[3]).toBe(0)
    }
    expect(await pixelsOf((await convert(clear, { to: 'jpeg' })).file)).toEqual([[[255, 255, 255]]])
    const [[[red = 0, green = 0, blue = 0] = []] = []] = await pixelsOf(
      (await convert(clear, { to: 'jpeg', background: '#0000FF' })).file,
    )
    expect(red + green).toBeLessThan(6)
    expect(blue).toBeGreaterThan(250)
  })

  it('keeps what is wholly clear in GIF, which has one transparent colour (GIF89a, section 23)', async () => {
    const image = await png([
      [
        [10, 20, 30, 0],
        [200, 100, 0, 255],
      ],
    ])
    const [[clear, opaque] = []] = await pixelsOf((await convert(image, { to: 'gif' })).file)
    expect([clear?.[3], opaque?.[3]]).toEqual([0, 255])
  })

  it('turns the picture by its EXIF orientation and drops metadata', async () => {
    const stored = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer()
    const { file, ...result } = await convert(stored.toString('base64'), { to: 'png' })
    expect(result).toMatchObject({ width: 4, height: 6, from: 'jpeg' })
    expect((await sharp(file).metadata()).exif).toBeUndefined()
  })

  it('says how much was saved, to one decimal, and less than nothing where the file grew', async () => {
    const { bytes, originalBytes, savedPercent } = await convert(colours, { to: 'tiff' })
    expect(bytes).toBeGreaterThan(originalBytes)
    expect(savedPercent).toBeLessThan(0)
    expect(Math.abs(savedPercent - ((originalBytes - bytes) / originalBytes) * 100)).toBeLessThanOrEqual(0.05)
  })
})

const lineOf = async (width: number): Promise<string> =>
  (
    await sharp({ create: { width, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  ).toString('base64')

const long = await lineOf(17_000)
const longer = await lineOf(70_000)

const many = (
  await sharp({ create: { width: 4_000, height: 2_501, channels: 3, background: '#fff' } })
    .png({ palette: true, colours: 2 })
    .toBuffer()
).toString('base64')

table('rest_image_convert', [
  refuses(400, 'no format', { image: colours }, 'to'),
  refuses(400, 'a format that is not written', { image: colours, to: 'bmp' }, 'to'),
  refuses(400, 'a colour without #', { image: colours, to: 'jpeg', background: 'ffffff' }, 'background'),
  refuses(400, 'a quality of 0', { image: colours, to: 'jpeg', quality: 0 }, 'quality'),
  refuses(422, 'an edge that WebP cannot hold', { image: long, to: 'webp' }, '16383'),
  // ISO/IEC 10918-1, B.2.2, and GIF89a, section 18: two bytes for each edge.
  refuses(422, 'an edge that JPEG cannot hold', { image: longer, to: 'jpeg' }, '65535'),
  refuses(422, 'an edge that GIF cannot hold', { image: longer, to: 'gif' }, '65535'),
  refuses(422, 'more pixels than AVIF is written with', { image: many, to: 'avif' }, '10 million'),
  refuses(422, 'an edge that AVIF cannot hold', { image: long, to: 'avif' }, '16384'),
])
