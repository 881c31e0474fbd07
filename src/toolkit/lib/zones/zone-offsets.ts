import { Temporal } from 'temporal-polyfill'

const NS_PER_MS = 1_000_000

/** A stretch of time over which the clocks of a zone are equally far ahead of UTC. All in milliseconds. */
export interface OffsetSpan {
  /** The first instant, or the start of what was asked for. */
  start: number
  /** The instant after the last one. */
  end: number
  offset: number
}

const offsetMs = (zoned: Temporal.ZonedDateTime): number => zoned.offsetNanoseconds / NS_PER_MS

/**
 * Makes what tells the offsets of a zone between two instants, in order and without a gap. The starts of what is asked
 * for must ascend; then each change of the clocks is looked up once.
 * @param zone IANA name
 */
export const zoneOffsets = (zone: string): ((start: number, end: number) => OffsetSpan[]) => {
  let known: OffsetSpan[] = []

  const spanFrom = (start: number): OffsetSpan => {
    const zoned = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone)
    const end = zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity
    return { start, end, offset: offsetMs(zoned) }
  }

  return (start, end) => {
    known = known.filter((span) => span.end > start)
    for (let last = known.at(-1); last === undefined || last.end < end; last = known.at(-1)) {
      known.push(spanFrom(last?.end ?? start))
    }
    return known.filter((span) => span.start < end)
  }
}
