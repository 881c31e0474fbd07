import { feature, unprocessable } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Data, Query } from '#operation'

const [SLOWEST, FASTEST] = [10, 999]

const NOTES = [
  ['whole', 4],
  ['half', 2],
  ['quarter', 1],
  ['eighth', 0.5],
  ['sixteenth', 0.25],
  ['thirtySecond', 0.125],
  ['sixtyFourth', 0.0625],
] as const

/** Each marking with the tempo below which it is used. */
const MARKINGS = [
  ['Grave', 40],
  ['Largo', 60],
  ['Larghetto', 66],
  ['Adagio', 76],
  ['Andante', 108],
  ['Moderato', 120],
  ['Allegro', 156],
  ['Vivace', 176],
  ['Presto', 200],
] as const

const round = (value: number): number => roundHalfAway(value, 3)

const markingOf = (bpm: number): Data<'rest_media_music_16'>['marking'] =>
  MARKINGS.find(([, below]) => bpm < below)?.[0] ?? 'Prestissimo'

const tappedTempo = (text: string): number => {
  const taps = text.split(',').map(Number)
  for (const [index, tap] of taps.entries()) {
    const before = taps[index - 1]
    if (before !== undefined && tap <= before) {
      return unprocessable(`The taps must ascend: tap ${index + 1} is not after tap ${index}.`)
    }
  }
  const bpm = roundHalfAway((60_000 * (taps.length - 1)) / ((taps.at(-1) ?? 0) - (taps[0] ?? 0)), 2)
  if (bpm < SLOWEST || bpm > FASTEST) {
    return unprocessable(`The taps are ${bpm} beats a minute; ${SLOWEST} to ${FASTEST} are allowed.`)
  }
  return bpm
}

const tempoOf = (query: Query<'rest_media_music_16'>): number => {
  exactlyOne(query, ['bpm', 'taps'])
  return query.bpm ?? tappedTempo(query.taps ?? '')
}

// Each value is one division of its own, so that a tie is rounded as it is written.
export default feature('rest_media_music_16', (query) => {
  const bpm = tempoOf(query)
  return {
    bpm,
    beatMs: round(60_000 / bpm),
    barMs: round((60_000 * query.beatsPerBar) / bpm),
    hertz: round(bpm / 60),
    marking: markingOf(bpm),
    items: NOTES.map(([note, beats]) => ({
      note,
      beats,
      ms: round((60_000 * beats) / bpm),
      dottedMs: round((90_000 * beats) / bpm),
      tripletMs: round((40_000 * beats) / bpm),
      hertz: round(bpm / (60 * beats)),
    })),
  }
})
