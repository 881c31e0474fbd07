import { feature, invalidParameter } from '#toolkit'
import { cuesOf } from '#toolkit/lib/media/cues'
import { writeSubtitles } from '#toolkit/lib/media/subtitles'
import { Decimal } from '#toolkit/lib/numbers/decimal'
import type { Query } from '#operation'

const shiftOf = ({ offsetMs, fromFps, toFps }: Query<'rest_media_subtitles_2'>) => {
  if (fromFps === undefined && toFps !== undefined) invalidParameter('fromFps', 'is required with toFps')
  if (toFps === undefined && fromFps !== undefined) invalidParameter('toFps', 'is required with fromFps')
  // Rounded half up also below 0.
  return (ms: number): number =>
    new Decimal(ms)
      .times(fromFps ?? 1)
      .div(toFps ?? 1)
      .plus(offsetMs)
      .plus(0.5)
      .floor()
      .toNumber()
}

export default feature('rest_media_subtitles_2', (query) => {
  const shifted = shiftOf(query)
  const { format, cues } = cuesOf(query.text)
  const kept = cues
    .map((cue) => ({ ...cue, startMs: Math.max(0, shifted(cue.startMs)), endMs: shifted(cue.endMs) }))
    .filter(({ endMs }) => endMs > 0)
  return {
    format,
    count: kept.length,
    dropped: cues.length - kept.length,
    firstMs: kept[0]?.startMs ?? null,
    lastMs: kept.at(-1)?.endMs ?? null,
    content: writeSubtitles(format, kept),
  }
})
