import { feature, invalidParameter } from '#toolkit'
import { addressOf, addressParts, isWebAddress } from '#toolkit/lib/urls/address-parts'
import { withoutTracking } from '#toolkit/lib/urls/tracking'
import { firstOf } from '#toolkit/lib/common/first-of'

/** Names without `utm_`, in lower case, and the first value of each. */
const campaignOf = (removed: readonly { name: string; value: string }[]): Record<string, string> => {
  const tags = removed
    .map(({ name, value }): [string, string] => [name.toLowerCase(), value])
    .filter(([name]) => name.startsWith('utm_'))
  return Object.fromEntries(firstOf(tags, ([name]) => name).map(([name, value]) => [name.slice(4), value]))
}

export default feature('rest_web_utm_2', ({ url, extra }) => {
  if (!isWebAddress(url)) invalidParameter('url', 'must be an http or https address')
  const parts = addressParts(url)
  if (parts.query === null) return { url, removed: [], campaign: {} }
  const { query, removed } = withoutTracking(parts.query, extra?.split(','))
  return { url: addressOf({ ...parts, query }), removed, campaign: campaignOf(removed) }
})
