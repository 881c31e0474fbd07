import abcjs from 'abcjs'
import { decodeHTML } from 'entities'
import { feature, unprocessable } from '#toolkit'
import { atOneTempo, firstTune, readAbcHeader } from '#toolkit/lib/music/abc-header'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Data } from '#operation'

type Notes = Data<'rest_media_music_17'>['notes']

/** Rests of so many measures are played out one by one. */
const ENDLESS = /[Zz]\s*\d{4,}/

const round = (value: number): number => roundHalfAway(value, 6)

const tuneOf = (text: string) => {
  const [tune] = abcjs.parseOnly(text)
  if (tune === undefined) return unprocessable('text has no tune.')
  return { tune, tracks: tune.setUpAudio({ chordsOff: true }).tracks }
}

const plain = (warning: string): string => decodeHTML(warning.replace(/<[^<>]*>/g, '')).trim()

export default feature('rest_media_music_17', ({ text }) => {
  const source = firstTune(text)
  const header =
    readAbcHeader(source) ?? unprocessable('text has no K: line, with which the header of a tune ends.')
  if (ENDLESS.test(source)) return unprocessable('text has a rest of more than 999 measures.')
  const { tune, tracks } = tuneOf(atOneTempo(source))
  const notes: Notes = tracks
    .flatMap((track, index) =>
      track.flatMap((event) =>
        event.cmd === 'note'
          ? [
              {
                voice: index + 1,
                midi: event.pitch,
                start: round(event.start),
                duration: round(event.duration),
              },
            ]
          : [],
      ),
    )
    .toSorted((a, b) => a.start - b.start || a.midi - b.midi)
  const end = notes.reduce((latest, { start, duration }) => Math.max(latest, start + duration), 0)
  const pitches = notes.map(({ midi }) => midi)
  return {
    ...header,
    voices: tracks.length,
    count: notes.length,
    seconds: roundHalfAway((end * 4 * 60) / header.tempo, 3),
    lowest: pitches.length === 0 ? null : pitches.reduce((a, b) => Math.min(a, b)),
    highest: pitches.length === 0 ? null : pitches.reduce((a, b) => Math.max(a, b)),
    notes,
    warnings: (tune.warnings ?? []).map(plain),
  }
})
