import { degreesToRadians } from 'satellite.js'
import { feature, unprocessable } from '#toolkit'
import { placeOf } from '#toolkit/lib/astronomy/observer'
import { shownLook, shownPasses, shownState } from '#toolkit/lib/astronomy/satellite-report'
import { stateAt, type Ground } from '#toolkit/lib/astronomy/satellite-state'
import { readElements } from '#toolkit/lib/astronomy/two-line-elements'
import { readDateTime } from '#toolkit/lib/calendar/datetime-text'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Query } from '#operation'

const MS_PER_HOUR = 3_600_000
const MINUTES_PER_DAY = 1440

const groundOf = (query: Query<'rest_science_satellite'>): Ground | null => {
  const place = placeOf(query)
  return place === null
    ? null
    : {
        latitude: degreesToRadians(place.lat),
        longitude: degreesToRadians(place.lon),
        height: query.elevation / 1000,
      }
}

export default feature('rest_science_satellite', (query) => {
  const moment = readDateTime('datetime', query.datetime, 'UTC').zoned.epochMilliseconds
  const ground = groundOf(query)
  const satellite = readElements(query.tle1, query.tle2)
  const state =
    stateAt(satellite.model, moment) ??
    unprocessable(
      'SGP4 has no position at this time: the satellite has decayed, or its elements are too old.',
    )
  const span = { start: moment, end: moment + query.hours * MS_PER_HOUR }
  const items = ground === null ? [] : shownPasses(satellite, ground, span, query.minElevation)
  return {
    noradId: satellite.noradId,
    epoch: new Date(satellite.epoch).toISOString(),
    datetime: new Date(moment).toISOString(),
    state: shownState(state, moment),
    periodMinutes: roundHalfAway(MINUTES_PER_DAY / satellite.meanMotion, 4),
    inclination: satellite.inclination,
    look: ground === null ? null : shownLook(state, moment, ground),
    count: items.length,
    items,
  }
})
