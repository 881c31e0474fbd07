import { feature } from '#toolkit'
import { cuesOf } from '#toolkit/lib/media/cues'
import {
  escapedForVtt,
  plainText,
  styledText,
  untagged,
  writeSubtitles,
  type Cue,
  type SubtitleFormat,
} from '#toolkit/lib/media/subtitles'
import type { Data, Query } from '#operation'

type Cues = Data<'rest_media_subtitles'>['cues']

/** Cues whose texts are styled, and escaped as the format that they were read in has it. */
type Written = readonly Pick<Cue, 'startMs' | 'endMs' | 'text'>[]

const inPlain = (cues: Written, format: SubtitleFormat): Cues =>
  cues.map(({ startMs, endMs, text }) => ({ startMs, endMs, text: plainText(text, format) }))

const WRITERS: Readonly<
  Record<Query<'rest_media_subtitles'>['to'], (cues: Written, format: SubtitleFormat) => string>
> = {
  srt: (cues, format) => writeSubtitles('srt', inPlain(cues, format)),
  vtt: (cues, format) =>
    writeSubtitles(
      'vtt',
      cues.map((cue) => ({ ...cue, text: escapedForVtt(cue.text, format) })),
    ),
  txt: (cues, format) => cues.map(({ text }) => `${untagged(text, format).split('\n').join(' ')}\n`).join(''),
  json: (cues, format) => JSON.stringify(inPlain(cues, format)),
}

export default feature('rest_media_subtitles', ({ text, to }) => {
  const { format, cues: read } = cuesOf(text)
  const cues = read.map((cue) => ({ ...cue, text: styledText(cue.text) }))
  return {
    from: format,
    to,
    count: cues.length,
    content: WRITERS[to](cues, format),
    cues: inPlain(cues, format),
  }
})
