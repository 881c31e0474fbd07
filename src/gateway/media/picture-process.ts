/** Looks into pictures, one order after another, in a process that may be killed: decoders are large, and pictures can be made to hurt them. */
import sharp from 'sharp'
import type { PictureOrder, PictureReport } from './pictures.js'

/** 8,000 x 6,000: what the largest generators make, and above any photograph that is worth a video. */
const MOST_PIXELS = 48_000_000
const FORMATS = new Set(['png', 'jpeg', 'webp', 'gif'])
/** What is kept of a picture that is only looked at. */
const LEAST_SIDE = 16

sharp.cache(false)
sharp.concurrency(1)

const look = async ({ bytes, side }: PictureOrder): Promise<PictureReport> => {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' as const }
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!FORMATS.has(format)) return { fault: 'it is not a PNG, JPEG, WebP or GIF' }
  if (width * height > MOST_PIXELS) return { fault: 'it has more than 48 million pixels' }
  const kept = Math.max(side ?? 0, LEAST_SIDE)
  // All of it is decoded, however little is kept.
  const png = await sharp(bytes, options)
    .autoOrient()
    .resize({ width: kept, height: kept, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
  return { type: `image/${format}`, width, height, png: side === null ? null : png }
}

process.on('message', (order: PictureOrder) => {
  void look(order)
    .catch((): PictureReport => ({ fault: 'it is broken or of an unknown kind' }))
    .then((report) => process.send?.(report))
})
// Without the server there is nobody to work for.
process.on('disconnect', () => process.exit())
