import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { airlinesWithCode } from '#toolkit/lib/reference/airlines'

export default feature('rest_info_airline', ({ code }) => {
  const items = airlinesWithCode(code).map(([, name, iata, icao, callsign, country, active]) => ({
    name,
    iata,
    icao,
    callsign,
    country,
    active,
  }))
  if (items.length === 0) unprocessable(`No airline has the code ${quoted(code)}.`)
  return { count: items.length, items }
})
