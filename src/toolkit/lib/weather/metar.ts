import { roundHalfAway } from '../numbers/rounding.js'
import {
  CAVOK,
  METRES_PER_MILE,
  readClouds,
  readMetres,
  readMiles,
  readPressure,
  readSector,
  readTemperatures,
  readVerticalVisibility,
  readWind,
  type CloudGroup,
  type VisibilityGroup,
} from './metar-groups.js'
import { weatherText } from './metar-weather.js'
import { humidityOf } from './moist-air.js'

export type FlightCategory = 'VFR' | 'MVFR' | 'IFR' | 'LIFR'

/** Kind, perhaps a correction, station, day, hour and minute. */
const HEAD =
  /^(?:(?:METAR|SPECI) +)?(?:COR +)?([A-Z][A-Z0-9]{3}) +(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d)Z(?: |$)/
const TREND = /^(?:NOSIG|TEMPO|BECMG)$/

/** What one of the readers makes of the first group that it knows. */
const firstOf = <Value>(
  groups: readonly string[],
  read: (group: string, before: string | undefined) => Value | undefined,
): Value | undefined => {
  for (const [index, group] of groups.entries()) {
    const value = read(group, groups[index - 1])
    if (value !== undefined) return value
  }
  return undefined
}

/** The prevailing visibility; one for a direction only where there is no other. */
const visibilityOf = (groups: readonly string[]): VisibilityGroup | undefined => {
  const prevailing = firstOf(groups, (group, before) => {
    if (group === 'CAVOK') return CAVOK
    const metres = readMetres(group)
    return metres === undefined || metres.isDirected ? readMiles(group, before) : metres
  })
  return prevailing ?? firstOf(groups, readMetres)
}

const ceilingOf = (clouds: readonly CloudGroup[], groups: readonly string[]): number | null => {
  const heights = [
    ...clouds.filter(({ cover }) => cover === 'BKN' || cover === 'OVC').map(({ feet }) => feet),
    ...groups.map(readVerticalVisibility),
  ].filter((feet) => typeof feet === 'number')
  return heights.length === 0 ? null : Math.min(...heights)
}

/** Rules of flight by the worse of ceiling (feet) and visibility (miles), as the US National Weather Service has them. */
const flightCategoryOf = (ceiling: number, miles: number): FlightCategory => {
  if (ceiling < 500 || miles < 1) return 'LIFR'
  if (ceiling < 1000 || miles < 3) return 'IFR'
  return ceiling <= 3000 || miles <= 5 ? 'MVFR' : 'VFR'
}

const weatherOf = (groups: readonly string[]) =>
  groups.flatMap((code) => {
    const text = weatherText(code)
    return text === undefined ? [] : [{ code, text }]
  })

/** The groups of the report itself, then the words of its trend and its remarks. */
const partsOf = (groups: readonly string[]) => {
  const remarksAt = groups.indexOf('RMK')
  const end = remarksAt === -1 ? groups.length : remarksAt
  const trendAt = groups.findIndex((group) => TREND.test(group))
  const bodyEnd = trendAt === -1 ? end : Math.min(trendAt, end)
  return {
    body: groups.slice(0, bodyEnd),
    trend: groups.slice(bodyEnd, end).join(' ') || null,
    remarks: groups.slice(end + 1).join(' ') || null,
  }
}

const windOf = (groups: readonly string[]) => {
  const wind = firstOf(groups, readWind)
  const { from, to } = firstOf(groups, readSector) ?? { from: null, to: null }
  return wind === undefined ? null : { ...wind, from, to }
}

/**
 * Decodes a METAR or SPECI: groups in any order up to the trend or the remarks, those that fit nothing passed over.
 * @returns undefined where it does not begin with a station and a time
 */
export const decodeMetar = (report: string) => {
  const text = report.toUpperCase().trim().replace(/\s*=$/, '').replace(/\s+/g, ' ')
  const [head, station, day, hour, minute] = HEAD.exec(text) ?? []
  if (head === undefined || station === undefined) return undefined
  const { body, trend, remarks } = partsOf(text.slice(head.length).split(' '))
  const visibility = visibilityOf(body)
  const clouds = body.map(readClouds).filter((layer) => layer !== undefined)
  const ceilingFeet = ceilingOf(clouds, body)
  const { temperature, dewPoint } = firstOf(body, readTemperatures) ?? { temperature: null, dewPoint: null }
  return {
    station,
    day: Number(day),
    time: `${hour}:${minute}`,
    automatic: body.includes('AUTO'),
    wind: windOf(body),
    visibility:
      visibility === undefined
        ? null
        : { meters: Math.round(visibility.meters), atLeast: visibility.atLeast },
    cavok: body.includes('CAVOK'),
    clouds,
    ceilingFeet,
    weather: weatherOf(body),
    temperature,
    dewPoint,
    humidity:
      temperature === null || dewPoint === null ? null : roundHalfAway(humidityOf(temperature, dewPoint), 1),
    pressure: firstOf(body, readPressure) ?? null,
    flightCategory: flightCategoryOf(
      ceilingFeet ?? Infinity,
      visibility === undefined ? Infinity : visibility.meters / METRES_PER_MILE,
    ),
    trend,
    remarks,
  }
}
