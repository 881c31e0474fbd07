import sharp from 'sharp'
import { expect, it } from 'vitest'
import { greyPicture } from '#toolkit/lib/images/picture'
import { twoColourPng } from '#toolkit/lib/images/png'

it('decodes a PNG that was written here, square by square', async () => {
  const png = twoColourPng({
    size: 3,
    scale: 5,
    isDark: (x, y) => x === y,
    dark: '#000000',
    light: '#ffffff',
  })
  const { width, height, levels } = await greyPicture(png)
  expect([width, height]).toEqual([15, 15])
  const expected = Array.from({ length: 225 }, (_, pixel) =>
    Math.floor((pixel % 15) / 5) === Math.floor(pixel / 75) ? 0 : 255,
  )
  expect([...levels]).toEqual(expected)
})

it('shows what is transparent as white', async () => {
  const png = twoColourPng({ size: 1, scale: 1, isDark: () => true, dark: '#00000000', light: '#ffffff' })
  expect([...(await greyPicture(png)).levels]).toEqual([255])
})

it('takes only the first frame', async () => {
  const frames = ['#ffffff', '#000000'].map((background) => ({
    create: { width: 8, height: 8, channels: 3 as const, background },
  }))
  const [white, black] = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
  const gif = await sharp([white ?? '', black ?? ''], { join: { animated: true } })
    .gif()
    .toBuffer()
  const { height, levels } = await greyPicture(gif)
  expect(height).toBe(8)
  expect(new Set(levels)).toEqual(new Set([255]))
})

it.each([
  ['nothing', Buffer.alloc(0)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['a portable pixmap', Buffer.from('P6\n1 1\n255\n\0\0\0')],
  ['a WAV file', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ['an MP4 film', Buffer.from('\0\0\0\x18ftypisom')],
])('refuses %s before anything decodes it', async (_name, bytes) => {
  await expect(greyPicture(bytes)).rejects.toThrow('not a PNG, JPEG')
})

it('refuses more than 10 MB and what is damaged', async () => {
  await expect(greyPicture(Buffer.alloc(10_000_001))).rejects.toThrow('10 MB')
  await expect(greyPicture(Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1'))).rejects.toThrow('damaged')
})
