import { feature, invalidParameter } from '#toolkit'
import { gcd } from '#toolkit/lib/numbers/integers'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Data } from '#operation'

interface Size {
  width: number
  height: number
}

/** Standard ratios of landscape pictures, as two whole numbers. */
const STANDARDS = [
  ['1:1', 1, 1],
  ['5:4', 5, 4],
  ['4:3', 4, 3],
  ['3:2', 3, 2],
  ['16:10', 16, 10],
  ['5:3', 5, 3],
  ['16:9', 16, 9],
  ['1.85:1', 185, 100],
  ['2:1', 2, 1],
  ['21:9', 64, 27],
  ['2.39:1', 239, 100],
  ['32:9', 32, 9],
] as const

const RESOLUTIONS: Readonly<Record<string, string>> = {
  '640x480': 'VGA',
  '720x480': '480i DV NTSC',
  '720x576': '576i DV PAL',
  '1280x720': 'HD 720p',
  '1920x1080': 'Full HD 1080p',
  '2048x1080': 'DCI 2K',
  '2560x1440': 'QHD 1440p',
  '3840x2160': '4K UHD',
  '4096x2160': 'DCI 4K',
  '7680x4320': '8K UHD',
}

const orientationOf = ({ width, height }: Size): Data<'rest_media_video'>['orientation'] => {
  if (width === height) return 'square'
  return width > height ? 'landscape' : 'portrait'
}

const reversed = (name: string): string => name.split(':').toReversed().join(':')

/** How far the picture is from a standard, in percent of it; whole numbers up to the one division, so that ties are exact. */
const differenceOf = (picture: Size, standard: Size): number =>
  (100 * (picture.width * standard.height - standard.width * picture.height)) /
  (standard.width * picture.height)

const nearestOf = (picture: Size): Data<'rest_media_video'>['nearest'] => {
  const isPortrait = picture.width < picture.height
  const nearest = STANDARDS.map(([name, long, short]) => {
    const standard = isPortrait ? { width: short, height: long } : { width: long, height: short }
    return {
      name: isPortrait ? reversed(name) : name,
      ratio: standard.width / standard.height,
      difference: differenceOf(picture, standard),
    }
  }).reduce((best, other) => (Math.abs(other.difference) < Math.abs(best.difference) ? other : best))
  return {
    name: nearest.name,
    decimal: roundHalfAway(nearest.ratio, 4),
    differencePercent: roundHalfAway(nearest.difference, 2),
  }
}

/** The size and scale at which `picture` touches the frame: inside it on both sides, or covering it. */
const scaledTo = (picture: Size, frame: Size, cover: boolean): Size & { scale: number } => {
  const byWidth = frame.width * picture.height <= frame.height * picture.width !== cover
  return byWidth
    ? {
        scale: frame.width / picture.width,
        width: frame.width,
        height: Math.round((picture.height * frame.width) / picture.width),
      }
    : {
        scale: frame.height / picture.height,
        width: Math.round((picture.width * frame.height) / picture.height),
        height: frame.height,
      }
}

const fitOf = (picture: Size, frame: Size): Data<'rest_media_video'>['fit'] => {
  const { scale, width, height } = scaledTo(picture, frame, false)
  const [barsX, barsY] = [(frame.width - width) / 2, (frame.height - height) / 2]
  const bars = barsY > 0 ? 'letterbox' : barsX > 0 ? 'pillarbox' : 'none'
  return { scale: roundHalfAway(scale, 6), width, height, barsX, barsY, bars }
}

const fillOf = (picture: Size, frame: Size): Data<'rest_media_video'>['fill'] => {
  const { scale, width, height } = scaledTo(picture, frame, true)
  return {
    scale: roundHalfAway(scale, 6),
    width,
    height,
    cropX: (width - frame.width) / 2,
    cropY: (height - frame.height) / 2,
  }
}

const frameOf = (width: number | undefined, height: number | undefined): Size | null => {
  if (width === undefined && height === undefined) return null
  if (width === undefined) return invalidParameter('frameWidth', 'is required with frameHeight')
  if (height === undefined) return invalidParameter('frameHeight', 'is required with frameWidth')
  return { width, height }
}

export default feature('rest_media_video', ({ width, height, frameWidth, frameHeight }) => {
  const frame = frameOf(frameWidth, frameHeight)
  const picture = { width, height }
  const divisor = Number(gcd(BigInt(width), BigInt(height)))
  return {
    ratio: `${width / divisor}:${height / divisor}`,
    decimal: roundHalfAway(width / height, 4),
    orientation: orientationOf(picture),
    nearest: nearestOf(picture),
    resolution: RESOLUTIONS[`${width}x${height}`] ?? RESOLUTIONS[`${height}x${width}`] ?? null,
    megapixels: roundHalfAway((width * height) / 1e6, 2),
    fit: frame === null ? null : fitOf(picture, frame),
    fill: frame === null ? null : fillOf(picture, frame),
  }
})
