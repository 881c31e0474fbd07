import { feature } from '#toolkit'
import { cuesOf } from '#toolkit/lib/media/cues'
import { untagged, type Cue, type SubtitleFormat } from '#toolkit/lib/media/subtitles'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Data, Query } from '#operation'

type Limits = Query<'rest_media_subtitles_3'>
type Finding = readonly [code: string, message: string]

const characters = (text: string): number => Array.from(text.replaceAll('\n', '')).length

const timing = (cue: Cue, before: Cue | undefined, { minMs, maxMs }: Limits): Finding[] => {
  const length = cue.endMs - cue.startMs
  if (length <= 0) return [['negative', 'The cue ends at or before its start.']]
  const findings: Finding[] = []
  if (before !== undefined && cue.startMs < before.startMs) {
    findings.push(['order', 'The cue starts before the one before it.'])
  } else if (before !== undefined && cue.startMs < before.endMs) {
    findings.push([
      'overlap',
      `The cue starts ${before.endMs - cue.startMs} ms before the one before it ends.`,
    ])
  }
  if (length < minMs) findings.push(['short', `The cue lasts ${length} ms, less than ${minMs}.`])
  if (length > maxMs) findings.push(['long', `The cue lasts ${length} ms, more than ${maxMs}.`])
  return findings
}

const layout = (text: string, { maxLines, maxLineLength }: Limits): Finding[] => {
  if (text.trim() === '') return [['empty', 'The cue has no text.']]
  const lines = text.split('\n')
  const findings: Finding[] = []
  if (lines.length > maxLines)
    findings.push(['lines', `The cue has ${lines.length} lines, more than ${maxLines}.`])
  const longest = Math.max(...lines.map(characters))
  if (longest > maxLineLength) {
    findings.push(['width', `A line has ${longest} characters, more than ${maxLineLength}.`])
  }
  return findings
}

const speed = (text: string, lengthMs: number, { maxCps }: Limits): Finding[] => {
  const count = characters(text)
  if (lengthMs <= 0 || count * 1000 <= maxCps * lengthMs) return []
  const rate = roundHalfAway((count * 1000) / lengthMs, 2)
  return [['cps', `The cue has ${rate} characters a second, more than ${maxCps}.`]]
}

const numbering = ({ id }: Cue, place: number, format: SubtitleFormat): Finding[] =>
  format === 'srt' && id !== null && Number(id) !== place
    ? [['number', `The cue is number ${place} but is numbered ${id.slice(0, 20)}.`]]
    : []

const findingsOf = (
  cues: readonly Cue[],
  format: SubtitleFormat,
  limits: Limits,
): Data<'rest_media_subtitles_3'>['items'] =>
  cues.flatMap((cue, index) => {
    const text = untagged(cue.text, format)
    return [
      ...timing(cue, cues[index - 1], limits),
      ...layout(text, limits),
      ...speed(text, cue.endMs - cue.startMs, limits),
      ...numbering(cue, index + 1, format),
    ].map(([code, message]) => ({ cue: index + 1, code, message }))
  })

export default feature('rest_media_subtitles_3', (limits) => {
  const { format, cues } = cuesOf(limits.text)
  const items = findingsOf(cues, format, limits)
  const all = cues.reduce((sum, { text }) => sum + characters(untagged(text, format)), 0)
  const shownMs = cues.reduce((sum, { startMs, endMs }) => sum + Math.max(0, endMs - startMs), 0)
  return {
    format,
    cues: cues.length,
    ok: items.length === 0,
    count: items.length,
    averageCps: shownMs === 0 ? 0 : roundHalfAway((all * 1000) / shownMs, 2),
    items,
  }
})
