import { Temporal } from 'temporal-polyfill'
import { feature } from '#toolkit'
import { assertKnownYear } from '#toolkit/lib/astronomy/observer'
import { skyEvents } from '#toolkit/lib/astronomy/sky-events'
import { utcToTheSecond } from '#toolkit/lib/astronomy/utc-text'

const MS_PER_DAY = 86_400_000

export default feature('rest_science_skyEvents', ({ start: first, days, kinds, limit }) => {
  assertKnownYear(Temporal.PlainDate.from(first).year)
  const start = Date.parse(`${first}T00:00:00Z`)
  const events = skyEvents(new Set(kinds.split(',')), { start, end: start + days * MS_PER_DAY }, limit)
  const items = events.map(({ moment, ...event }) => ({ ...event, time: utcToTheSecond(moment) }))
  return { count: items.length, items }
})
