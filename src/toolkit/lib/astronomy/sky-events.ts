import {
  ApsisKind,
  Body,
  EclipseKind,
  MakeTime,
  NextGlobalSolarEclipse,
  NextLunarApsis,
  NextLunarEclipse,
  NextMoonQuarter,
  SearchGlobalSolarEclipse,
  SearchLunarApsis,
  SearchLunarEclipse,
  SearchMaxElongation,
  SearchMoonQuarter,
  SearchRelativeLongitude,
  Seasons,
  type AstroTime,
} from 'astronomy-engine'
import { roundHalfAway } from '../numbers/rounding.js'
import { QUARTERS } from './moon-quarters.js'

/** An event in the sky. `value` is an obscuration, minutes, degrees or km, by its kind. */
export interface SkyEvent {
  kind: string
  detail: string
  body: string
  /** Unix milliseconds. */
  moment: number
  value: number | null
  lat: number | null
  lon: number | null
}

type Events = Generator<SkyEvent, void>

const event = (kind: string, detail: string, body: string, time: AstroTime, value: number | null = null) => ({
  kind,
  detail,
  body,
  moment: time.date.getTime(),
  value,
  lat: null,
  lon: null,
})

function* solarEclipses(start: AstroTime): Events {
  for (let found = SearchGlobalSolarEclipse(start); ; found = NextGlobalSolarEclipse(found.peak)) {
    const { kind, obscuration = null, latitude, longitude, peak } = found
    const isCentral = latitude !== undefined && longitude !== undefined && kind !== EclipseKind.Partial
    yield {
      ...event('solarEclipse', kind, Body.Sun, peak, isCentral ? obscuration : null),
      lat: isCentral ? roundHalfAway(latitude, 2) : null,
      lon: isCentral ? roundHalfAway(longitude, 2) : null,
    }
  }
}

function* lunarEclipses(start: AstroTime): Events {
  for (let found = SearchLunarEclipse(start); ; found = NextLunarEclipse(found.peak)) {
    const { kind, peak, sd_total: total, sd_partial: partial, sd_penum: penumbral } = found
    const minutes = { total, partial, penumbral, annular: 0 }[kind]
    yield event('lunarEclipse', kind, Body.Moon, peak, roundHalfAway(minutes, 1))
  }
}

function* seasons(start: AstroTime): Events {
  for (let year = start.date.getUTCFullYear(); ; year++) {
    const found = Seasons(year)
    yield event('season', 'marchEquinox', Body.Sun, found.mar_equinox)
    yield event('season', 'juneSolstice', Body.Sun, found.jun_solstice)
    yield event('season', 'septemberEquinox', Body.Sun, found.sep_equinox)
    yield event('season', 'decemberSolstice', Body.Sun, found.dec_solstice)
  }
}

function* moonQuarters(start: AstroTime): Events {
  for (let found = SearchMoonQuarter(start); ; found = NextMoonQuarter(found)) {
    yield event('moonQuarter', QUARTERS[found.quarter] ?? 'new', Body.Moon, found.time)
  }
}

function* lunarApsides(start: AstroTime): Events {
  for (let found = SearchLunarApsis(start); ; found = NextLunarApsis(found)) {
    const detail = found.kind === ApsisKind.Pericenter ? 'perigee' : 'apogee'
    yield event('lunarApsis', detail, Body.Moon, found.time, roundHalfAway(found.dist_km, 0))
  }
}

function* relativeLongitudes(
  kind: string,
  detail: string,
  body: Body,
  angle: number,
  start: AstroTime,
): Events {
  // A day on, the angle has left the one that was found, and the search goes on to the next.
  for (let found = SearchRelativeLongitude(body, angle, start); ;) {
    yield event(kind, detail, body, found)
    found = SearchRelativeLongitude(body, angle, found.AddDays(1))
  }
}

function* elongations(body: Body, start: AstroTime): Events {
  for (let found = SearchMaxElongation(body, start); ;) {
    yield event('elongation', found.visibility, body, found.time, roundHalfAway(found.elongation, 2))
    found = SearchMaxElongation(body, found.time.AddDays(1))
  }
}

const INFERIOR = [Body.Mercury, Body.Venus]
const SUPERIOR = [Body.Mars, Body.Jupiter, Body.Saturn, Body.Uranus, Body.Neptune]

/** The endless events of a kind from a moment on, one sequence for each body or detail, each ascending. */
const sequencesOf = (kind: string, start: AstroTime): readonly Events[] => {
  switch (kind) {
    case 'solarEclipse':
      return [solarEclipses(start)]
    case 'lunarEclipse':
      return [lunarEclipses(start)]
    case 'season':
      return [seasons(start)]
    case 'moonQuarter':
      return [moonQuarters(start)]
    case 'lunarApsis':
      return [lunarApsides(start)]
    case 'elongation':
      return INFERIOR.map((body) => elongations(body, start))
    case 'opposition':
      return SUPERIOR.map((body) => relativeLongitudes(kind, 'opposition', body, 0, start))
    default:
      return [
        ...[...INFERIOR, ...SUPERIOR].map((body) => relativeLongitudes(kind, 'superior', body, 180, start)),
        ...INFERIOR.map((body) => relativeLongitudes(kind, 'inferior', body, 0, start)),
      ]
  }
}

const MS_PER_DAY = 86_400_000

/**
 * The first events of some kinds from `start` (Unix milliseconds) to before `end`, by time. Of each sequence no more
 * than `limit` are computed.
 */
export const skyEvents = (
  kinds: ReadonlySet<string>,
  span: { start: number; end: number },
  limit: number,
): SkyEvent[] => {
  // An eclipse may peak some minutes after the full moon by which the search finds it.
  const from = MakeTime(new Date(span.start - MS_PER_DAY))
  const found = [...kinds].flatMap((kind) =>
    sequencesOf(kind, from).flatMap((sequence) => {
      const events: SkyEvent[] = []
      for (const one of sequence) {
        if (one.moment >= span.end || events.length === limit) break
        if (one.moment >= span.start) events.push(one)
      }
      return events
    }),
  )
  return found.sort((one, other) => one.moment - other.moment).slice(0, limit)
}
