import { feature } from '#toolkit'
import { cuesOf } from '#toolkit/lib/media/cues'
import { escapedForVtt, plainText, untagged, writeSubtitles } from '#toolkit/lib/media/subtitles'
import type { Data, Query } from '#operation'

type Cues = Data<'rest_media_subtitles'>['cues']

const WRITERS: Readonly<Record<Query<'rest_media_subtitles'>['to'], (cues: Cues) => string>> = {
  srt: (cues) => writeSubtitles('srt', cues),
  vtt: (cues) =>
    writeSubtitles(
      'vtt',
      cues.map((cue) => ({ ...cue, text: escapedForVtt(cue.text) })),
    ),
  txt: (cues) => cues.map(({ text }) => `${untagged(text, 'srt').split('\n').join(' ')}\n`).join(''),
  json: (cues) => JSON.stringify(cues),
}

export default feature('rest_media_subtitles', ({ text, to }) => {
  const { format, cues: written } = cuesOf(text)
  const cues = written.map(({ startMs, endMs, text: words }) => ({
    startMs,
    endMs,
    text: plainText(words, format),
  }))
  return { from: format, to, count: cues.length, content: WRITERS[to](cues), cues }
})
