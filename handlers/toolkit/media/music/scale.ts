import { Interval, Note, ScaleType } from 'tonal'
import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'

/** What the dictionary lacks. */
const NAMES: Readonly<Record<string, string>> = { 'natural minor': 'minor' }

/** tonal also takes a scale's number and its chroma, which are no names. */
const typeNamed = (name: string) => {
  const type = ScaleType.get(NAMES[name] ?? name)
  return type.empty || /^\d+$/.test(name) ? undefined : type
}

/** The dictionary has two names with a capital letter (lydian #5P pentatonic, minor #7M pentatonic). */
const withCapitals = (name: string): string => name.replace('#5p', '#5P').replace('#7m', '#7M')

export default feature('rest_media_music_8', ({ tonic, scale }) => {
  const type =
    typeNamed(scale) ??
    typeNamed(withCapitals(scale)) ??
    unprocessable(`${quoted(scale)} is not a known scale.`)
  const semitones = type.intervals.map((interval) => Interval.semitones(interval))
  return {
    name: `${tonic} ${type.name}`,
    notes: type.intervals.map((interval) => Note.transpose(tonic, interval)),
    intervals: [...type.intervals],
    semitones,
    steps: semitones.map((value, index) => (semitones[index + 1] ?? 12) - value),
    chromaticMask: type.chroma,
    aliases: [...type.aliases],
  }
})
