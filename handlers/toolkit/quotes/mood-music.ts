import { feature } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Data } from '#operation'

type Music = Data<'rest_quotes_moodMusic'>

/** From dark to bright; the chords are I, V, vi and IV. */
const MAJOR: readonly [key: string, chords: string][] = [
  ['F', 'F C Dm Bb'],
  ['C', 'C G Am F'],
  ['G', 'G D Em C'],
  ['D', 'D A Bm G'],
  ['A', 'A E F#m D'],
  ['E', 'E B C#m A'],
]

/** From bright to dark; the chords are i, VI, III and VII of natural minor. */
const MINOR: readonly [key: string, chords: string][] = [
  ['E', 'Em C G D'],
  ['A', 'Am F C G'],
  ['D', 'Dm Bb F C'],
  ['G', 'Gm Eb Bb F'],
  ['C', 'Cm Ab Eb Bb'],
  ['F', 'Fm Db Ab Eb'],
]

/** What the quadrants of Russell's circumplex (1980) sound like. */
const STYLES: Readonly<Record<Music['quadrant'], Pick<Music, 'meter' | 'articulation' | 'genres'>>> = {
  excited: { meter: '4/4', articulation: 'staccato', genres: ['dance pop', 'funk', 'ska'] },
  content: { meter: '3/4', articulation: 'legato', genres: ['bossa nova', 'folk', 'lo-fi'] },
  sad: { meter: '6/8', articulation: 'sostenuto', genres: ['ballad', 'ambient', 'blues'] },
  tense: { meter: '4/4', articulation: 'marcato', genres: ['metal', 'punk', 'industrial'] },
}

const DYNAMICS: readonly [below: number, dynamics: string][] = [
  [0.2, 'pp'],
  [0.4, 'p'],
  [0.5, 'mp'],
  [0.6, 'mf'],
  [0.8, 'f'],
]

const quadrantOf = (valence: number, energy: number): Music['quadrant'] => {
  if (valence >= 0) return energy >= 0.5 ? 'excited' : 'content'
  return energy < 0.5 ? 'sad' : 'tense'
}

export default feature('rest_quotes_moodMusic', ({ valence, energy }) => {
  const quadrant = quadrantOf(valence, energy)
  const isMajor = valence >= 0
  const mode: Music['mode'] = isMajor ? 'major' : 'minor'
  const [key, chords] = (isMajor ? MAJOR : MINOR)[Math.floor(Math.abs(valence) * 5.999)] ?? ['', '']
  return {
    quadrant,
    tempo: roundHalfAway(60 + 110 * energy, 0),
    mode,
    key: `${key} ${mode}`,
    chords: chords.split(' '),
    dynamics: DYNAMICS.find(([below]) => energy < below)?.[1] ?? 'ff',
    ...STYLES[quadrant],
  }
})
