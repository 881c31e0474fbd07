import sharp from 'sharp'
import { expect } from 'vitest'
import type { FeatureId } from '#operation'
import { call } from '../../support/table.js'

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
