import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { airportWithCode } from '#toolkit/lib/reference/airports'

export default feature(
  'rest_info_airport',
  ({ code }) => airportWithCode(code) ?? unprocessable(`No airport has the code ${quoted(code)}.`),
)
