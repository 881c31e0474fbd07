import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'
import { readSubtitles, type Cue, type SubtitleFormat } from './subtitles.js'

/**
 * The cues of a SubRip or WebVTT text.
 * @throws {FeatureError} 422 where it has none, and for a time line that cannot be read
 */
export const cuesOf = (text: string): { format: SubtitleFormat; cues: readonly Cue[] } => {
  const reading = readSubtitles(text)
  if ('fault' in reading) {
    const { cue, line } = reading.fault
    return unprocessable(`The time line of cue ${cue} cannot be read: ${quoted(line)}.`)
  }
  if (reading.cues.length === 0) return unprocessable('text has no subtitle cue.')
  return reading
}
