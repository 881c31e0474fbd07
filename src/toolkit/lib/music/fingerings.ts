import { createRequire } from 'node:module'
import { chromaOf, readPitchClass } from './pitch.js'

export type Instrument = 'guitar' | 'ukulele'

/** One way to hold a chord, as chords-db writes it: frets count from `baseFret`, -1 is not played and 0 is open. */
export interface Position {
  frets: readonly number[]
  fingers: readonly number[]
  baseFret: number
  barres: readonly number[]
  capo?: boolean
  /** Sounding notes from the lowest string on. */
  midi: readonly number[]
}

interface ChordsDb {
  tunings: { standard: readonly string[] }
  chords: Readonly<Record<string, readonly { key: string; suffix: string; positions: readonly Position[] }[]>>
}

const require = createRequire(import.meta.url)

const load = (instrument: Instrument): ChordsDb =>
  require(`@tombatossals/chords-db/lib/${instrument}.json`) as ChordsDb

const loaded = new Map<Instrument, ChordsDb>()

const databaseOf = (instrument: Instrument): ChordsDb => {
  const known = loaded.get(instrument) ?? load(instrument)
  loaded.set(instrument, known)
  return known
}

/** What players write for suffixes that the database spells out. */
const SUFFIXES: Readonly<Record<string, string>> = {
  '': 'major',
  M: 'major',
  maj: 'major',
  m: 'minor',
  min: 'minor',
  M7: 'maj7',
  '°': 'dim',
  '+': 'aug',
}

/** Notes of the open strings in standard tuning, from the lowest string on. */
export const tuningOf = (instrument: Instrument): readonly string[] => databaseOf(instrument).tunings.standard

/**
 * Positions of a chord such as `A#m` in the database's order, roots matched enharmonically; undefined where the
 * database lacks it.
 */
export const positionsOf = (instrument: Instrument, chord: string): readonly Position[] | undefined => {
  const [, root = '', suffix = ''] = /^([A-G][#b]?)(.*)$/s.exec(chord) ?? []
  const wanted = SUFFIXES[suffix] ?? suffix
  const chroma = chromaOf(readPitchClass(root))
  return Object.values(databaseOf(instrument).chords)
    .flat()
    .find((entry) => entry.suffix === wanted && chromaOf(readPitchClass(entry.key)) === chroma)?.positions
}
