import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { positionsOf, tuningOf, type Position } from '#toolkit/lib/music/fingerings'

const itemOf = ({ frets, fingers, baseFret, barres, capo = false, midi }: Position) => {
  const absolute = (fret: number): number => (fret === 0 ? 0 : baseFret - 1 + fret)
  const played = frets.map((fret) => (fret === -1 ? null : absolute(fret)))
  const separator = played.some((fret) => fret !== null && fret > 9) ? '-' : ''
  return {
    frets: played,
    diagram: played.map((fret) => fret ?? 'x').join(separator),
    fingers: [...fingers],
    baseFret,
    barres: barres.map(absolute),
    capo,
    midi: [...midi],
  }
}

export default feature('rest_media_music_14', ({ chord, instrument, limit }) => {
  const positions =
    positionsOf(instrument, chord) ??
    unprocessable(`No fingering of ${quoted(chord)} on the ${instrument} is known.`)
  const items = positions.slice(0, limit).map(itemOf)
  return { chord, instrument, tuning: [...tuningOf(instrument)], count: items.length, items }
})
