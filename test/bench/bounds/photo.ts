import sharp from 'sharp'
import type { BoundsTable } from './derive.js'

/** A picture of 25 million pixels whose file is small enough for a query. */
const largest = (
  await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#336699' } })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer()
).toString('base64')

const own = {
  ms: 6_000,
  because: '25 million pixels are decoded, changed and compressed, at some 50 ns each',
}

const edits = (query: Readonly<Record<string, string | number>> = {}) => ({
  calls: [
    { image: largest, ...query },
    { image: largest, format: 'webp', ...query },
  ],
  own,
})

export const photo: BoundsTable = {
  grayscale: edits({ amount: 50 }),
  invert: edits(),
  sepia: edits({ amount: 50 }),
  duotone: edits(),
  adjust: edits({ brightness: 10, contrast: 10, saturation: 10 }),
  blur: edits({ sigma: 9.9 }),
  sharpen: edits({ sigma: 10 }),
  rotate: edits({ angle: 44 }),
  flip: edits({ direction: 'both' }),
  crop: edits({ width: 4_999, height: 4_999 }),
  pixelate: edits({ block: 2 }),
  round: edits({ radius: 2_500 }),
  overlay: edits({ size: 100 }),
}

export const image: BoundsTable = {
  info: { calls: [{ image: largest }], own },
  convert: {
    calls: ['png', 'jpeg', 'webp', 'gif', 'tiff'].map((to) => ({ image: largest, to })),
    own,
  },
  resize: {
    calls: [
      { image: largest, width: 4_999 },
      { image: largest, width: 8_000, height: 3_000, fit: 'cover', enlarge: true },
      { image: largest, width: 3_162, format: 'avif' },
    ],
    own,
  },
}
