import { feature, invalidParameter } from '#toolkit'
import { addressOf, addressParts, decodedPair, isWebAddress } from '#toolkit/lib/urls/address-parts'
import type { Data, Query } from '#operation'

type Warning = Data<'rest_web_utm'>['warnings'][number]

const TAGS = ['source', 'medium', 'campaign', 'term', 'content', 'id'] as const

/** Names and values of the tags that are given, in their order. */
const tagsOf = (query: Query<'rest_web_utm'>): [name: string, value: string][] =>
  TAGS.flatMap((tag): [string, string][] => {
    const value = (query[tag] ?? '').trim()
    if (value === '') return []
    return [[`utm_${tag}`, query.lowercase ? value.toLowerCase().replace(/\s+/g, '_') : value]]
  })

export default feature('rest_web_utm', (query) => {
  if (!isWebAddress(query.url)) invalidParameter('url', 'must be an http or https address')
  if (query.source.trim() === '') invalidParameter('source', 'must not be empty')
  const given = tagsOf(query)
  const tags = Object.fromEntries(given)
  const parts = addressParts(query.url)
  const pairs = parts.query === null ? [] : parts.query.split('&')
  const kept = pairs.filter((pair) => !Object.hasOwn(tags, decodedPair(pair).name))
  const rest = kept.join('&')
  const added = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  const joint = rest === '' || rest.endsWith('&') ? '' : '&'
  const warnings: [boolean, Warning][] = [
    [!('utm_medium' in tags), 'no medium'],
    [!('utm_campaign' in tags), 'no campaign'],
    [kept.length < pairs.length, 'replaced'],
    [parts.fragment !== '', 'fragment'],
  ]
  return {
    url: addressOf({ ...parts, query: `${rest}${joint}${added}` }),
    tags,
    warnings: warnings.filter(([applies]) => applies).map(([, warning]) => warning),
  }
})
