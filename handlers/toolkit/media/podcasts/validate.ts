import { feature } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { readMailDate } from '#toolkit/lib/media/mail-date'
import { categoriesOf, channelOf, explicitOf, positiveInteger } from '#toolkit/lib/media/podcast-feed'
import { attributeOf, childrenNamed, textOf } from '#toolkit/lib/markup/xml-query'
import type { Data } from '#operation'
import type { XmlElement } from '#toolkit/lib/markup/xml-text'

type Finding = Data<'rest_media_podcasts_4'>['items'][number]
type Rule = readonly [level: Finding['level'], code: string, broken: boolean, message: string]

/** The media types that Apple Podcasts takes. */
const TYPES = ['audio/x-m4a', 'audio/mpeg', 'video/quicktime', 'video/mp4', 'video/x-m4v', 'application/pdf']

const hasImage = (channel: XmlElement): boolean =>
  childrenNamed(channel, 'itunes:image').some((image) =>
    /^https?:\/\//i.test(attributeOf(image, 'href') ?? ''),
  )

const ownerEmail = (channel: XmlElement): string | null => {
  const [owner] = childrenNamed(channel, 'itunes:owner')
  return owner === undefined ? null : textOf(owner, 'itunes:email')
}

const lacks = (element: XmlElement, name: string): boolean => textOf(element, name) === null

const channelRules = (channel: XmlElement): Rule[] => [
  ['error', 'title', lacks(channel, 'title'), 'The channel has no title.'],
  ['error', 'description', lacks(channel, 'description'), 'The channel has no description.'],
  ['error', 'language', lacks(channel, 'language'), 'The channel has no language.'],
  ['error', 'image', !hasImage(channel), 'The channel has no itunes:image with an http or https href.'],
  [
    'error',
    'category',
    categoriesOf(channel).length === 0,
    'The channel has no itunes:category with a text.',
  ],
  ['error', 'explicit', explicitOf(channel) === null, 'The channel has no itunes:explicit of true or false.'],
  ['error', 'items', childrenNamed(channel, 'item').length === 0, 'The channel has no item.'],
  ['warning', 'link', lacks(channel, 'link'), 'The channel has no link.'],
  ['warning', 'author', lacks(channel, 'itunes:author'), 'The channel has no itunes:author.'],
  ['warning', 'email', ownerEmail(channel) === null, 'The channel has no itunes:email in an itunes:owner.'],
]

const enclosureRules = (item: XmlElement): Rule[] => {
  const enclosures = childrenNamed(item, 'enclosure')
  const withUrl = enclosures.find((one) => attributeOf(one, 'url') !== null)
  const missing: Rule = [
    'error',
    'item.enclosure',
    withUrl === undefined,
    'The item has no enclosure with a url.',
  ]
  const enclosure = withUrl ?? enclosures[0]
  if (enclosure === undefined) return [missing]
  const type = attributeOf(enclosure, 'type')
  const about =
    type === null ? 'The enclosure has no type.' : `Podcasts have no enclosures of type ${quoted(type)}.`
  return [
    missing,
    ['error', 'item.type', type === null || !TYPES.includes(type.toLowerCase()), about],
    [
      'error',
      'item.length',
      positiveInteger(attributeOf(enclosure, 'length')) === null,
      "The enclosure's length is not a whole number of bytes above 0.",
    ],
  ]
}

const itemRules = (item: XmlElement, seen: Set<string>): Rule[] => {
  const guid = textOf(item, 'guid')
  const repeated = guid !== null && seen.has(guid)
  if (guid !== null) seen.add(guid)
  return [
    ['error', 'item.title', lacks(item, 'title'), 'The item has no title.'],
    ...enclosureRules(item),
    ['error', 'item.guid.repeat', repeated, `The guid ${quoted(guid ?? '')} was used by an item before.`],
    ['warning', 'item.guid', guid === null, 'The item has no guid.'],
    [
      'warning',
      'item.pubDate',
      readMailDate(textOf(item, 'pubDate') ?? '') === undefined,
      'The item has no pubDate that is a date.',
    ],
    ['warning', 'item.duration', lacks(item, 'itunes:duration'), 'The item has no itunes:duration.'],
  ]
}

const broken = (rules: readonly Rule[], item: number | null): Finding[] =>
  rules.filter((rule) => rule[2]).map(([level, code, , message]) => ({ level, code, item, message }))

export default feature('rest_media_podcasts_4', ({ xml }) => {
  const channel = channelOf(xml)
  const seen = new Set<string>()
  const items = [
    ...broken(channelRules(channel), null),
    ...childrenNamed(channel, 'item').flatMap((item, index) => broken(itemRules(item, seen), index + 1)),
  ]
  const errors = items.filter(({ level }) => level === 'error').length
  return { valid: errors === 0, errors, warnings: items.length - errors, items }
})
