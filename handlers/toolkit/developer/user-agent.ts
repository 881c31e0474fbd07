import Bowser from 'bowser'
import { isbot, isbotMatch } from 'isbot'
import { feature, unprocessable } from '#toolkit'
import type { Data } from '#operation'

type DeviceType = Data<'rest_developer_userAgent'>['device']['type']

const DEVICE_TYPES: readonly DeviceType[] = ['desktop', 'mobile', 'tablet', 'tv', 'bot']

/** What the parser does not recognize is empty or missing. */
const known = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

const majorOf = (version: string | null): number | null => {
  const digits = /^\d{1,15}(?=\.|$)/.exec(version ?? '')
  return digits === null ? null : Number(digits[0])
}

export default feature('rest_developer_userAgent', ({ ua: given }, { userAgent }) => {
  const ua = (given ?? userAgent).trim()
  if (ua === '') unprocessable('ua: there is no user agent to parse.')
  const { browser, engine, os, platform } = Bowser.parse(ua)
  const bot = isbot(ua)
  const version = known(browser.version)
  const type = DEVICE_TYPES.find((device) => device === platform.type) ?? null
  return {
    ua,
    browser: { name: known(browser.name), version, major: majorOf(version) },
    engine: { name: known(engine.name), version: known(engine.version) },
    // Windows reports its kernel (NT 10.0), for which the users of Windows know another number.
    os: {
      name: known(os.name),
      version: (os.name === 'Windows' ? known(os.versionName) : null) ?? known(os.version),
    },
    device: { type: bot ? 'bot' : type, vendor: known(platform.vendor), model: known(platform.model) },
    bot,
    botName: bot ? isbotMatch(ua) : null,
  }
})
