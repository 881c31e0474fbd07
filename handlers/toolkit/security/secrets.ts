import { feature } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { findSecrets } from '#toolkit/lib/security/find-secrets'
import { placesIn } from '#toolkit/lib/text/line-column'

/** Enough to find it again, and too little to use it. */
const masked = (secret: string): string => `${secret.slice(0, 4)}***${secret.slice(-2)}`

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
