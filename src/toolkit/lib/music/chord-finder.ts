import { ChordType } from 'tonal'
import { readPitchClass, semitonesUp } from './pitch.js'

/** A chord that has exactly the given pitch classes. */
export interface FoundChord {
  symbol: string
  root: string
  type: string
  inversion: boolean
}

/** The types that come first, in this order; all others follow in the dictionary's order. */
const COMMON = [
  'major',
  'minor',
  'dominant seventh',
  'major seventh',
  'minor seventh',
  'diminished',
  'augmented',
  'suspended fourth',
  'suspended second',
  'half-diminished',
  'diminished seventh',
  'sixth',
  'minor sixth',
]

interface Type {
  name: string
  suffix: string
  common: boolean
  place: number
}

/** The dictionary by the semitones above the root, as twelve digits. */
const byChroma = (): ReadonlyMap<string, readonly Type[]> => {
  const types = new Map<string, Type[]>()
  for (const [index, { name, aliases, chroma }] of ChordType.all().entries()) {
    const place = COMMON.indexOf(name)
    const type = {
      name,
      suffix: name === 'major' ? '' : (aliases[0] ?? ''),
      common: place !== -1,
      place: place === -1 ? index : place,
    }
    types.set(chroma, [...(types.get(chroma) ?? []), type])
  }
  return types
}

let loaded: ReturnType<typeof byChroma> | undefined

/** Twelve digits, 1 where a note lies so many semitones above the root. */
const chromaAbove = (root: string, notes: readonly string[]): string => {
  const from = readPitchClass(root)
  const present = new Set(notes.map((note) => semitonesUp(from, readPitchClass(note))))
  return Array.from({ length: 12 }, (_, semitones) => (present.has(semitones) ? '1' : '0')).join('')
}

/**
 * All chords of tonal's dictionary whose pitch classes are exactly `notes`, the first of which is the bass. tonal's
 * Chord.detect leaves out chords, and puts Em#5 before C/E.
 * @param notes distinct pitch classes, by name
 */
export const findChords = (notes: readonly string[]): FoundChord[] => {
  const [bass = ''] = notes
  loaded ??= byChroma()
  const dictionary = loaded
  return notes
    .flatMap((root, order) =>
      (dictionary.get(chromaAbove(root, notes)) ?? []).map((type) => ({ root, order, type })),
    )
    .toSorted(
      (a, b) =>
        Number(b.type.common) - Number(a.type.common) ||
        Math.sign(a.order) - Math.sign(b.order) ||
        a.type.place - b.type.place ||
        a.order - b.order,
    )
    .map(({ root, order, type }) => ({
      symbol: root + type.suffix + (order === 0 ? '' : `/${bass}`),
      root,
      type: type.name,
      inversion: order > 0,
    }))
}
