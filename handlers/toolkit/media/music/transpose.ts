import { feature, unprocessable } from '#toolkit'
import { chromaOf, FLAT_NAMES, readPitchClass, SHARP_NAMES } from '#toolkit/lib/music/pitch'

const CHORD =
  /^([A-G][#b]?)((?:maj|min|dim|aug|sus|add|m|M|°|ø|Δ|\+|-|#|b|no|alt|[0-9]|,)*)(?:\/([A-G][#b]?))?$/
/** A bracket without another one inside. */
const BRACKETS = /\[[^[\]]*\]/g
const RUN = /[^\s|()]+/g

export default feature('rest_media_music_9', ({ text, semitones, accidentals }) => {
  const names = accidentals === 'sharp' ? SHARP_NAMES : FLAT_NAMES
  const moved = (root: string): string => names[(chromaOf(readPitchClass(root)) + semitones + 24) % 12] ?? ''
  const chords = new Map<string, string>()
  let changed = 0
  const transposed = (run: string): string => {
    const [, root, suffix = '', bass] = CHORD.exec(run) ?? []
    if (root === undefined) return run
    const to = moved(root) + suffix + (bass === undefined ? '' : `/${moved(bass)}`)
    chords.set(run, to)
    changed += 1
    return to
  }
  const inRuns = (part: string): string => part.replace(RUN, transposed)
  const result =
    text.search(BRACKETS) === -1
      ? inRuns(text)
      : text.replace(BRACKETS, (bracket) => `[${inRuns(bracket.slice(1, -1))}]`)
  if (changed === 0) return unprocessable('The text has no chord symbol.')
  return { text: result, changed, chords: [...chords].map(([from, to]) => ({ from, to })) }
})
