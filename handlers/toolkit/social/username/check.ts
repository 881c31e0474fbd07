import { feature } from '#toolkit'
import { chosenNetworks } from '#toolkit/lib/social/chosen-networks'
import { USERNAME_RULES, type UsernameRule } from '#toolkit/lib/social/usernames'
import { codePointLength } from '#toolkit/lib/text/code-points'

const NETWORKS = USERNAME_RULES.map(({ network }) => network)

const problemOf = (name: string, rule: UsernameRule): string | null => {
  const length = codePointLength(name)
  if (length < rule.minLength) return 'too-short'
  if (length > rule.maxLength) return 'too-long'
  if (!rule.characters.test(name)) return 'characters'
  return rule.form === undefined || rule.form(name) ? null : 'form'
}

/** Which networks would allow a user name of this form. */
export default feature('rest_social_username', ({ username, networks }) => {
  const chosen = new Set(chosenNetworks(NETWORKS, networks))
  const items = USERNAME_RULES.filter(({ network }) => chosen.has(network)).map((rule) => {
    const problem = problemOf(username, rule)
    return {
      network: rule.network,
      valid: problem === null,
      problem,
      minLength: rule.minLength,
      maxLength: rule.maxLength,
      profileUrl: problem === null ? (rule.profile?.(username) ?? null) : null,
    }
  })
  return { username, validCount: items.filter(({ valid }) => valid).length, count: items.length, items }
})
