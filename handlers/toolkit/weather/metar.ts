import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { decodeMetar } from '#toolkit/lib/weather/metar'

export default feature(
  'rest_weather_metar',
  ({ metar }) =>
    decodeMetar(metar) ??
    unprocessable(`${quoted(metar)} does not begin with a station and a time, such as KLAX 281653Z.`),
)
