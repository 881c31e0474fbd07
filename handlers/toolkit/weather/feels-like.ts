import { feature, unprocessable } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import {
  absoluteHumidityOf,
  apparentOf,
  celsiusOf,
  dewPointOf,
  fahrenheitOf,
  heatIndexOf,
  humidexOf,
  vapourPressureOf,
  wetBulbOf,
  windChillOf,
} from '#toolkit/lib/weather/moist-air'

const KMH_PER_MPH = 1.609344
const KMH_PER_METRE_A_SECOND = 3.6
const COLDEST = -90
const HOTTEST = 70

/** Comfort by the dew point in Celsius that it ends below. */
const COMFORT: readonly (readonly [below: number, name: string])[] = [
  [10, 'dry'],
  [16, 'comfortable'],
  [18, 'slightly humid'],
  [21, 'humid'],
  [24, 'muggy'],
  [Infinity, 'oppressive'],
]

const comfortOf = (dewPoint: number): string =>
  COMFORT.find(([below]) => dewPoint < below)?.[1] ?? 'oppressive'

const rounded = (value: number): number => roundHalfAway(value, 1)

/** What is felt: the heat index, else the wind chill, else the air's own temperature. */
const feltOf = (heatIndex: number | null, windChill: number | null, air: number) => {
  if (heatIndex !== null) return { feelsLike: heatIndex, basis: 'heat-index' as const }
  if (windChill !== null) return { feelsLike: windChill, basis: 'wind-chill' as const }
  return { feelsLike: air, basis: 'air' as const }
}

export default feature('rest_weather_feelsLike', ({ temperature, humidity, wind, unit }) => {
  const isCelsius = unit === 'c'
  const celsius = isCelsius ? temperature : celsiusOf(temperature)
  if (celsius < COLDEST || celsius > HOTTEST) {
    unprocessable(
      `A temperature of ${temperature} °${unit.toUpperCase()} is outside ${COLDEST} to ${HOTTEST} °C.`,
    )
  }
  const fahrenheit = isCelsius ? fahrenheitOf(temperature) : temperature
  const kmh = isCelsius ? wind : wind * KMH_PER_MPH
  const inUnit = (value: number): number => rounded(isCelsius ? value : fahrenheitOf(value))
  const orNull = (value: number | null): number | null => (value === null ? null : inUnit(value))

  const heatFahrenheit = heatIndexOf(fahrenheit, humidity)
  const heatIndex =
    heatFahrenheit === null ? null : rounded(isCelsius ? celsiusOf(heatFahrenheit) : heatFahrenheit)
  const windChill = orNull(windChillOf(celsius, kmh))
  const dewPoint = dewPointOf(celsius, humidity)
  const vapourPressure = vapourPressureOf(celsius, humidity)
  return {
    unit,
    ...feltOf(heatIndex, windChill, rounded(temperature)),
    heatIndex,
    windChill,
    humidex: inUnit(humidexOf(celsius, dewPoint)),
    apparent: inUnit(apparentOf(celsius, vapourPressure, kmh / KMH_PER_METRE_A_SECOND)),
    dewPoint: inUnit(dewPoint),
    wetBulb: orNull(wetBulbOf(celsius, humidity)),
    vapourPressureHpa: rounded(vapourPressure),
    absoluteHumidity: rounded(absoluteHumidityOf(celsius, vapourPressure)),
    comfort: comfortOf(dewPoint),
  }
})
