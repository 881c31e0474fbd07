import { feature } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { findSecrets } from '#toolkit/lib/security/find-secrets'
import { placesIn } from '#toolkit/lib/text/line-column'

/** Enough to find it again, and too little to use it. Whole characters: a password in a URL may end in an emoji. */
const masked = (secret: string): string => {
  const characters = Array.from(secret)
  return `${characters.slice(0, 4).join('')}***${characters.slice(-2).join('')}`
}

export default feature('rest_security_secrets', ({ text }) => {
  const placeOf = placesIn(text)
  const items = findSecrets(text).map(({ rule, start, text: secret, entropy }) => ({
    rule: rule.name,
    severity: rule.severity,
    ...placeOf(start),
    masked: masked(secret),
    length: secret.length,
    entropy: roundHalfAway(entropy, 2),
  }))
  return { count: items.length, items }
})
