import type { SatRec } from 'satellite.js'
import { lookAngle, stateAt, type Ground } from './satellite-state.js'

const STEP = 20_000
/** Milliseconds to which a culmination is found; near it the elevation hardly changes. */
const EXACT_PEAK = 100
/** Milliseconds to which rise and set are found: well below the second to which they are shown. */
const EXACT_CROSSING = 1
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** A stretch of time above the horizon, in Unix milliseconds. */
export interface Pass {
  rise: number
  culmination: number
  set: number
  /** Degrees. */
  maxElevation: number
  riseAzimuth: number
  setAzimuth: number
}

type Elevation = (moment: number) => number

/** Where the elevation passes 0 between a moment at which it is above and one at which it is not. */
const crossing = (elevation: Elevation, above: number, below: number): number => {
  let [inside, outside] = [above, below]
  while (Math.abs(outside - inside) > EXACT_CROSSING) {
    const middle = (inside + outside) / 2
    if (elevation(middle) > 0) inside = middle
    else outside = middle
  }
  return (inside + outside) / 2
}

/** The highest point between two moments with one peak between them, by golden section. */
const peak = (elevation: Elevation, from: number, to: number): number => {
  let [low, high] = [from, to]
  while (high - low > EXACT_PEAK) {
    const span = (high - low) * GOLDEN
    if (elevation(high - span) > elevation(low + span)) high = low + span
    else low = high - span
  }
  return (low + high) / 2
}

/** A run of samples above the horizon, with the neighbours that are not. */
interface Run {
  before: number | null
  first: number
  last: number
  after: number | null
  highest: number
}

/** The samples begin at the start and end with the end itself; a satellite that the model loses is below the horizon. */
const runsAbove = (elevation: Elevation, start: number, end: number): Run[] => {
  const runs: Run[] = []
  let run: (Run & { elevation: number }) | undefined
  for (
    let moment = start, before: number | null = null;
    ;
    before = moment, moment = Math.min(moment + STEP, end)
  ) {
    const height = elevation(moment)
    if (height > 0) {
      run ??= { before, first: moment, last: moment, after: null, highest: moment, elevation: height }
      run.last = moment
      if (height > run.elevation) [run.highest, run.elevation] = [moment, height]
    } else if (run !== undefined) {
      runs.push({ ...run, after: moment })
      run = undefined
    }
    if (moment === end) break
  }
  return run === undefined ? runs : [...runs, run]
}

/** The passes over a place between two moments; one that is under way at either is cut there. */
export const passesOver = (model: SatRec, ground: Ground, start: number, end: number): Pass[] => {
  const look = (moment: number) => {
    const state = stateAt(model, moment)
    return state === null ? null : lookAngle(state, moment, ground)
  }
  const elevation: Elevation = (moment) => look(moment)?.elevation ?? -90
  const azimuth = (moment: number): number => look(moment)?.azimuth ?? 0
  return runsAbove(elevation, start, end).map(({ before, first, last, after, highest }) => {
    const rise = before === null ? first : crossing(elevation, first, before)
    const set = after === null ? last : crossing(elevation, last, after)
    const top = peak(elevation, Math.max(rise, highest - STEP), Math.min(set, highest + STEP))
    // The section never looks at its ends, where a pass that is cut may be highest.
    const culmination = [rise, set].reduce((best, at) => (elevation(at) > elevation(best) ? at : best), top)
    return {
      rise,
      culmination,
      set,
      maxElevation: elevation(culmination),
      riseAzimuth: azimuth(rise),
      setAzimuth: azimuth(set),
    }
  })
}
