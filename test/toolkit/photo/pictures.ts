import sharp from 'sharp'
import { expect } from 'vitest'
import type { FeatureId } from '#operation'
import { call, refuses } from '../../support/table.js'

export type Rgba = readonly [red: number, green: number, blue: number, alpha?: number]

/** A PNG in base64 of rows of pixels, with an alpha channel where a pixel has a fourth number. */
export const png = async (rows: readonly (readonly Rgba[])[]): Promise<string> => {
  const width = rows[0]?.length ?? 0
  const all = rows.flat()
  const channels = all.some(([, , , alpha]) => alpha !== undefined) ? 4 : 3
  const bytes = all.flatMap(([red, green, blue, alpha = 255]) =>
    channels === 4 ? [red, green, blue, alpha] : [red, green, blue],
  )
  const raw = { width, height: rows.length, channels } as const
  return (await sharp(Buffer.from(bytes), { raw }).png().toBuffer()).toString('base64')
}

export interface Result {
  mime: string
  width: number
  height: number
  bytes: number
  dataUri: string
  averageColor: string
  corners: { topLeft: string; topRight: string; bottomLeft: string; bottomRight: string }
  coverage?: number
}

/** The file within a data URI. */
export const fileOf = (dataUri: string): Buffer => Buffer.from(dataUri.replace(/^[^,]*,/, ''), 'base64')

/** The pixels of a file, row by row, as a decoder sees them. */
export const pixelsOf = async (file: Buffer): Promise<number[][][]> => {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const start = (y * width + x) * channels
      return [...data.subarray(start, start + channels)]
    }),
  )
}

/** Calls a feature of this category, which must succeed; the described result and its pixels. */
export const edit = async (
  operationId: FeatureId,
  query: Readonly<Record<string, string | number | boolean>>,
): Promise<{ result: Result; pixels: number[][][] }> => {
  const { status, body } = await call(operationId, query)
  expect({ status, body }).toMatchObject({ status: 200 })
  const result = (body as { data: Result }).data
  const file = fileOf(result.dataUri)
  expect(result.bytes).toBe(file.length)
  expect(result.dataUri).toMatch(new RegExp(`^data:${result.mime};base64,`))
  return { result, pixels: await pixelsOf(file) }
}

/** A PNG in base64 of one colour. */
export const flat = (width: number, height: number, color: Rgba): Promise<string> =>
  png(Array.from({ length: height }, () => Array.from({ length: width }, () => color)))

/** A PNG of many white pixels, as a palette of one bit. */
export const huge = async (width: number, height: number): Promise<string> =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .png({ palette: true, colours: 2, compressionLevel: 9 })
      .toBuffer()
  ).toString('base64')

/** What every feature refuses that takes a picture and writes one; `query` is what it needs besides. */
export const pictureRefusals = async (query: Readonly<Record<string, string | number>> = {}) => {
  const image = await png([[[1, 2, 3]]])
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const refused = (
    status: 400 | 422 | 502,
    name: string,
    picture: Record<string, string | number>,
    about: string,
  ) => refuses(status, name, { ...query, ...picture }, about)
  return [
    refused(400, 'no picture', {}, 'url'),
    refused(400, 'both sources', { image, url: 'https://example.com/a.png' }, 'image'),
    refused(400, 'a format that is not written', { image, format: 'gif' }, 'format'),
    refused(400, 'a quality of 0', { image, quality: 0 }, 'quality'),
    refused(422, 'what is not base64', { image: 'a-b*c' }, 'not valid base64'),
    refused(422, 'a text', { image: Buffer.from('Hello').toString('base64') }, 'not a PNG'),
    refused(422, 'a drawing', { image: svg.toString('base64') }, 'not a PNG'),
    refused(422, 'half a JPEG', { image: jpeg.subarray(0, jpeg.length / 2).toString('base64') }, 'damaged'),
    refused(
      422,
      'more than 25 million pixels',
      { image: await huge(5_001, 5_000) },
      'the limit is 25 million',
    ),
    refused(422, 'an address of a private network', { url: 'http://192.168.0.1/a.png' }, '192.168.0.1'),
    refused(502, 'what cannot be fetched', { url: 'http://127.0.0.1:65530/a.png' }, '127.0.0.1'),
  ]
}
