import Timecode from 'smpte-timecode'
import { Decimal, rounded } from '../numbers/decimal.js'

/** A frame rate by its exact frames a second, with the frames that a second of timecode counts. */
interface Rate {
  framesPerSecond: readonly [numerator: number, denominator: number]
  /** What smpte-timecode calls the rate. */
  nominal: number
  dropFrame: boolean
}

const whole = (frames: number): Rate => ({ framesPerSecond: [frames, 1], nominal: frames, dropFrame: false })

const ntsc = (nominal: number, frames: number, dropFrame = false): Rate => ({
  framesPerSecond: [frames * 1000, 1001],
  nominal,
  dropFrame,
})

/** By the names of the contract; df is drop frame. */
const RATES = {
  '23.976': ntsc(23.976, 24),
  '24': whole(24),
  '25': whole(25),
  '29.97': ntsc(29.97, 30),
  '29.97df': ntsc(29.97, 30, true),
  '30': whole(30),
  '50': whole(50),
  '59.94': ntsc(59.94, 60),
  '59.94df': ntsc(59.94, 60, true),
  '60': whole(60),
} as const

export type RateName = keyof typeof RATES

export const isDropFrame = (name: RateName): boolean => RATES[name].dropFrame

/** Frames that a label such as `01:00:00;00` counts from 0, hours wrapped at 24; undefined where the label does not exist. */
export const framesOfLabel = (label: string, name: RateName): number | undefined => {
  const { nominal, dropFrame } = RATES[name]
  const hours = String(Number(label.slice(0, 2)) % 24).padStart(2, '0')
  try {
    return new Timecode(hours + label.slice(2), nominal, dropFrame).frameCount
  } catch {
    return undefined
  }
}

/** The label of a frame count of 0 or more, wrapped at 24 hours: `HH:MM:SS:FF`, with `;` before FF for drop frame. */
export const labelOfFrames = (frames: number, name: RateName): string => {
  const { nominal, dropFrame } = RATES[name]
  return new Timecode(frames, nominal, dropFrame).toString()
}

const ratio = (name: RateName): { numerator: Decimal; denominator: Decimal } => {
  const [numerator, denominator] = RATES[name].framesPerSecond
  return { numerator: new Decimal(numerator), denominator: new Decimal(denominator) }
}

/** Seconds of real time, unrounded. */
export const secondsOfFrames = (frames: number, name: RateName): Decimal =>
  ratio(name).denominator.times(frames).div(ratio(name).numerator)

/** The nearest frame count of a real time in seconds, half up. */
export const framesOfSeconds = (seconds: number, name: RateName): number =>
  rounded(ratio(name).numerator.times(seconds).div(ratio(name).denominator), 0)

/** The nearest frame count of the same real time at another rate, half up; one division, so that halves stay exact. */
export const framesAtRate = (frames: number, from: RateName, to: RateName): number => {
  const product = ratio(to).numerator.times(ratio(from).denominator).times(frames)
  return rounded(product.div(ratio(from).numerator.times(ratio(to).denominator)), 0)
}
