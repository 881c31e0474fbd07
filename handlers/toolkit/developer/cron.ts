import cronstrue from 'cronstrue'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { parseCron, type CronFields } from '#toolkit/lib/schedules/cron-expression'
import { cronRuns } from '#toolkit/lib/schedules/cron-runs'
import { readDateTime, timeZone } from '#toolkit/lib/calendar/datetime-text'

const describe = ({ second, minute, hour, dayOfMonth, month, dayOfWeek }: CronFields): string => {
  const fields = [...(second === '0' ? [] : [second]), minute, hour, dayOfMonth, month, dayOfWeek]
  return cronstrue.toString(fields.join(' '), { use24HourTimeFormat: true })
}

/** Before it, years in the answer would not have four digits. */
const EARLIEST = Date.parse('0001-01-01T00:00:00Z')

const instantOf = (text: string, zone: string): number => {
  const { epochMilliseconds } = readDateTime('from', text, zone).zoned
  return epochMilliseconds < EARLIEST
    ? invalidParameter('from', 'must not be before the year 1')
    : epochMilliseconds
}

export default feature('rest_developer_cron', ({ expression: text, tz, from, limit }) => {
  const cron = parseCron(text)
  const zone = timeZone(tz)
  const after = from === undefined ? Date.now() : instantOf(from, zone)
  const runs = cronRuns(cron, after, zone, limit)
  if (runs.length === 0) unprocessable('expression: it never fires, because no month has such a day.')
  return {
    expression: cron.expression,
    description: describe(cron.fields),
    fields: cron.fields,
    timezone: zone,
    runs: runs.map((instant) => new Date(instant).toISOString()),
  }
})
