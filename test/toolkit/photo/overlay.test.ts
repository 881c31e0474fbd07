import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { startSite, type Site } from '../../support/site.js'
import { edit, flat, pictureRefusals, type Rgba } from './pictures.js'

let site: Site
beforeAll(async () => {
  const picture = async (width: number, height: number, color: Rgba) => ({
    body: Buffer.from(await flat(width, height, color), 'base64'),
  })
  site = await startSite({
    '/red.png': await picture(2, 2, [255, 0, 0]),
    '/half.png': await picture(2, 2, [255, 0, 0, 128]),
    '/wide.png': await picture(40, 10, [255, 0, 0]),
    '/text': { body: 'no picture' },
    '/rotated.jpg': {
      body: await sharp(Buffer.from(await flat(4, 2, [255, 0, 0]), 'base64'))
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    },
  })
})
afterAll(() => site.close())

/** Where the top picture lies: the columns and rows of all pixels that are not blue. */
const placeOf = (pixels: number[][][]): { columns: number[]; rows: number[] } => {
  const places = pixels.flatMap((row, y) =>
    row.flatMap(([red = 0], x) => (red > 100 ? [[x, y] as const] : [])),
  )
  const range = (values: number[]): number[] => [Math.min(...values), Math.max(...values)]
  return { columns: range(places.map(([x]) => x)), rows: range(places.map(([, y]) => y)) }
}

const blue = flat(11, 8, [0, 0, 200])

describe('rest_photo_overlay', () => {
  it.each([
    ['bottom-right', 0, [9, 10], [6, 7]],
    ['bottom-left', 1, [1, 2], [5, 6]],
    ['top-right', 2, [7, 8], [2, 3]],
    ['top-left', 3, [3, 4], [3, 4]],
    // (11 - 2) / 2 = 4.5, its floor; the margin is not used
    ['center', 500, [4, 5], [3, 4]],
  ])('%s with a margin of %i', async (position, margin, columns, rows) => {
    const query = { image: await blue, overlay: `${site.url}/red.png`, position, margin }
    const { pixels } = await edit('rest_photo_overlay', query)
    expect(placeOf(pixels)).toEqual({ columns, rows })
  })

  it('blends source-over, opacity times alpha', async () => {
    const image = await flat(2, 2, [0, 0, 200])
    const half = await edit('rest_photo_overlay', { image, overlay: `${site.url}/half.png` })
    // a = 128 / 255: red 128, blue 200 * 127 / 255 = 99.6
    expect(half.pixels[0]?.[0]).toEqual([128, 0, 100])
    const quarter = await edit('rest_photo_overlay', {
      image,
      overlay: `${site.url}/half.png`,
      opacity: 50,
    })
    // a = 64 / 255: red 64, blue 200 * 191 / 255 = 149.8
    expect(quarter.pixels[0]?.[0]).toEqual([64, 0, 150])
    const none = await edit('rest_photo_overlay', { image, overlay: `${site.url}/red.png`, opacity: 0 })
    expect(none.pixels[0]?.[0]).toEqual([0, 0, 200])
  })

  it('weights colours where the photo is transparent itself', async () => {
    const image = await flat(2, 2, [0, 0, 200, 51])
    const { pixels } = await edit('rest_photo_overlay', { image, overlay: `${site.url}/half.png` })
    // a = 128 / 255, b = 0.2: alpha = 0.50196 + 0.2 * 0.49804 = 0.60157 -> 153.4;
    // red 255 * 0.50196 / 0.60157 = 212.8; blue 200 * 0.099608 / 0.60157 = 33.1
    expect(pixels[0]?.[0]).toEqual([213, 0, 33, 153])
  })

  it('scales to so many percent of the width, halves up', async () => {
    const { pixels } = await edit('rest_photo_overlay', {
      image: await flat(30, 30, [0, 0, 200]),
      overlay: `${site.url}/wide.png`,
      size: 25,
      position: 'top-left',
    })
    // 7.5 -> 8 wide; 10 * 8 / 40 = 2 high
    expect(placeOf(pixels)).toEqual({ columns: [0, 7], rows: [0, 1] })
  })

  it('shrinks what does not fit into the room', async () => {
    const { pixels } = await edit('rest_photo_overlay', {
      image: await flat(24, 30, [0, 0, 200]),
      overlay: `${site.url}/wide.png`,
      margin: 2,
    })
    // 20 wide at most, so 5 high, in the bottom right corner
    expect(placeOf(pixels)).toEqual({ columns: [2, 21], rows: [23, 27] })
  })

  it('turns the overlay by its EXIF orientation', async () => {
    const { pixels } = await edit('rest_photo_overlay', {
      image: await blue,
      overlay: `${site.url}/rotated.jpg`,
      position: 'top-left',
    })
    expect(placeOf(pixels)).toEqual({ columns: [0, 1], rows: [0, 3] })
  })

  it.each([
    [422, '/red.png', { margin: 4 }, 'A margin of 4 leaves no room'],
    [422, '/text', {}, 'not a PNG'],
    [502, '/missing.png', {}, 'status 404'],
  ])('refuses with %i: %s %j', async (status, path, query, message) => {
    const refused = await call('rest_photo_overlay', {
      image: await blue,
      overlay: `${site.url}${path}`,
      ...query,
    })
    expect(refused).toMatchObject({
      status,
      body: { error: { message: expect.stringContaining(message) as string } },
    })
  })
})

table('rest_photo_overlay', [
  ...(await pictureRefusals({ overlay: 'http://127.0.0.1:65530/b.png' })),
  refuses(400, 'no overlay', { image: await blue }, 'overlay'),
])
