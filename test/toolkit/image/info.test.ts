import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

/** 6 x 4 pixels of one colour. */
const plain = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 6, height: 4, channels, background } })

const base64 = (file: Buffer): string => file.toString('base64')

const info = async (file: Buffer): Promise<Record<string, unknown>> => {
  const { status, body } = await call('rest_image_info', { image: base64(file) })
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as { data: Record<string, unknown> }).data
}

it.each([
  ['png', {}],
  ['jpeg', { density: 72 }],
  ['webp', {}],
  ['gif', {}],
  ['avif', {}],
  // TIFF has a tag of its own for it, which libvips writes.
  ['tiff', { orientation: 1 }],
] as const)('tells %s by its content, with size and media type', async (format, more) => {
  const file = await plain('#336699').toFormat(format).toBuffer()
  expect(await info(file)).toMatchObject({
    format,
    mime: `image/${format}`,
    width: 6,
    height: 4,
    aspectRatio: '3:2',
    megapixels: 0,
    bytes: file.length,
    pages: 1,
    orientation: null,
    hasExif: false,
    sha256: createHash('sha256').update(file).digest('hex'),
    ...more,
  })
})

it('counts channels and bits as stored', async () => {
  const deep = await plain('#336699').toColourspace('rgb16').png().toBuffer()
  expect(await info(deep)).toMatchObject({
    channels: 3,
    bitDepth: 16,
    colorSpace: 'rgb16',
    averageColor: '#336699',
  })
  const grey = await plain('#808080').toColourspace('b-w').png().toBuffer()
  expect(await info(grey)).toMatchObject({
    channels: 1,
    bitDepth: 8,
    colorSpace: 'b-w',
    averageColor: '#808080',
  })
  const palette = await plain('#336699').png({ palette: true }).toBuffer()
  expect(await info(palette)).toMatchObject({ channels: 3, hasAlpha: false, averageColor: '#336699' })
  const cmyk = await plain('#808080').toColourspace('cmyk').jpeg().toBuffer()
  expect(await info(cmyk)).toMatchObject({ channels: 4, colorSpace: 'cmyk', hasAlpha: false })
})

it('has the density that a file states, and none for a PNG without pHYs', async () => {
  expect(await info(await plain('#fff').png().toBuffer())).toMatchObject({ density: null })
  // pHYs counts whole pixels a metre: 300 dpi are 11811.
  const dense = await plain('#fff').withMetadata({ density: 300 }).png().toBuffer()
  expect(await info(dense)).toMatchObject({ density: 300 })
})

it('has width and height as stored, and the orientation of EXIF', async () => {
  const turned = await plain('#fff').withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await info(turned)).toMatchObject({ width: 6, height: 4, orientation: 6, hasExif: true })
})

it('counts frames, and takes the colour of the first', async () => {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((color) => plain(color).png().toBuffer()))
  const animated = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect(await info(animated)).toMatchObject({ width: 6, height: 4, pages: 2, averageColor: '#ff0000' })
})

it('weights the average colour by alpha', async () => {
  const raw = { width: 2, height: 1, channels: 4 } as const
  const mixed = await sharp(Buffer.from([200, 0, 0, 255, 0, 100, 0, 85]), { raw })
    .png()
    .toBuffer()
  // Red 200 * 255 / 340 = 150; green 100 * 85 / 340 = 25
  expect(await info(mixed)).toMatchObject({ hasAlpha: true, channels: 4, averageColor: '#961900' })
  const clear = await sharp(Buffer.from([200, 0, 0, 0, 0, 100, 0, 0]), { raw })
    .png()
    .toBuffer()
  expect(await info(clear)).toMatchObject({ averageColor: '#000000' })
})

it('says whether there is a profile', async () => {
  const tagged = await plain('#336699').withIccProfile('p3').jpeg().toBuffer()
  expect(await info(tagged)).toMatchObject({ hasIcc: true })
})

it('has the colours of a profile in sRGB, from 16 bits too', async () => {
  const raw = { width: 1, height: 1, channels: 3 } as const
  const deep = sharp(Uint16Array.of(200 * 257, 100 * 257, 50 * 257), { raw }).toColourspace('rgb16')
  const tagged = await deep.withIccProfile('p3').png().toBuffer()
  // Display P3 (200, 100, 50) in sRGB, by Little CMS 2 (Pillow's ImageCms): 215, 93, 32
  expect(await info(tagged)).toMatchObject({ bitDepth: 16, hasIcc: true, averageColor: '#d75d20' })
})

const png = base64(await plain('#336699').png().toBuffer())
const jpeg = await plain('#336699').jpeg().toBuffer()
const cut = base64(jpeg.subarray(0, jpeg.length / 2))

table('rest_image_info', [
  answers('a data URI', { image: `data:image/png;base64,${png}` }, { width: 6, height: 4 }, 'RFC 2397'),
  refuses(400, 'nothing', {}, 'url'),
  refuses(400, 'both', { image: png, url: 'https://example.com/a.png' }, 'image'),
  refuses(422, 'half a JPEG', { image: cut }, 'damaged'),
  refuses(422, 'what is not base64', { image: '%%%' }, 'base64'),
  refuses(422, 'a PDF', { image: Buffer.from('%PDF-1.7').toString('base64') }, 'not a PNG'),
  refuses(502, 'an address where nothing listens', { url: 'http://127.0.0.1:65530/' }, '127.0.0.1'),
])
