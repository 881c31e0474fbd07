import { feature, unprocessable } from '#toolkit'
import { readLrc, type TimedLine } from '#toolkit/lib/media/lrc'

/** Milliseconds of `mm:ss` or `mm:ss.xx`. */
const millisecondsOf = (time: string): number => {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number)
  return Math.round((60 * minutes + seconds) * 1000)
}

const two = (value: number): string => String(value).padStart(2, '0')

/** mm:ss.xx, the hundredths cut. */
const timeOf = (ms: number): string =>
  `${two(Math.floor(ms / 60_000))}:${two(Math.floor(ms / 1000) % 60)}.${two(Math.floor(ms / 10) % 100)}`

const currentAt = (lines: readonly TimedLine[], at: string | undefined): number | null => {
  if (at === undefined) return null
  const now = millisecondsOf(at)
  const current = lines.findLastIndex(({ ms }) => ms <= now)
  return current === -1 ? null : current
}

export default feature('rest_media_lyrics', ({ text, at }) => {
  const { meta, lines } = readLrc(text)
  if (lines.length === 0) return unprocessable('text has no line with a time such as [00:12.00].')
  return {
    meta,
    count: lines.length,
    items: lines.map(({ ms, text: line }, index) => ({
      ms,
      time: timeOf(ms),
      text: line,
      durationMs: index + 1 < lines.length ? (lines[index + 1]?.ms ?? ms) - ms : null,
    })),
    current: currentAt(lines, at),
  }
})
