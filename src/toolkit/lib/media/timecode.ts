import Timecode from 'smpte-timecode'
import { Decimal, rounded } from '../numbers/decimal.js'

/** A frame rate by its exact frames a second, with the frames that a second of timecode counts. */
interface Rate {
  framesPerSecond: Decimal
  /** What smpte-timecode calls the rate. */
  nominal: number
  dropFrame: boolean
}

const rate = (nominal: number, framesPerSecond: number | Decimal = nominal, dropFrame = false): Rate => ({
  framesPerSecond: new Decimal(framesPerSecond),
  nominal,
  dropFrame,
})

const ntsc = (frames: number): Decimal => new Decimal(frames * 1000).div(1001)

/** By the names of the contract; df is drop frame. */
const RATES = {
  '23.976': rate(23.976, ntsc(24)),
  '24': rate(24),
  '25': rate(25),
  '29.97': rate(29.97, ntsc(30)),
  '29.97df': rate(29.97, ntsc(30), true),
  '30': rate(30),
  '50': rate(50),
  '59.94': rate(59.94, ntsc(60)),
  '59.94df': rate(59.94, ntsc(60), true),
  '60': rate(60),
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

/** Seconds of real time, unrounded. */
export const secondsOfFrames = (frames: number, name: RateName): Decimal =>
  new Decimal(frames).div(RATES[name].framesPerSecond)

/** The nearest frame count of a real time in seconds, half up. */
export const framesOfSeconds = (seconds: number | Decimal, name: RateName): number =>
  rounded(RATES[name].framesPerSecond.times(seconds), 0)
