import { feature, unprocessable } from '#toolkit'
import { readMailDate } from '#toolkit/lib/media/mail-date'
import {
  categoriesOf,
  channelOf,
  durationOf,
  explicitOf,
  positiveInteger,
} from '#toolkit/lib/media/podcast-feed'
import { attributeOf, childrenNamed, textOf } from '#toolkit/lib/markup/xml-query'
import type { Data } from '#operation'
import type { XmlElement } from '#toolkit/lib/markup/xml-text'

type Feed = Data<'rest_media_podcasts_3'>

const publishedOf = (item: XmlElement): string | null => {
  const moment = readMailDate(textOf(item, 'pubDate') ?? '')
  return moment === undefined ? null : new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z')
}

const itemOf = (item: XmlElement): Feed['items'][number] => {
  const [enclosure] = childrenNamed(item, 'enclosure')
  return {
    title: textOf(item, 'title') ?? textOf(item, 'itunes:title'),
    guid: textOf(item, 'guid'),
    published: publishedOf(item),
    seconds: durationOf(item),
    season: positiveInteger(textOf(item, 'itunes:season')),
    episode: positiveInteger(textOf(item, 'itunes:episode')),
    episodeType: textOf(item, 'itunes:episodeType'),
    explicit: explicitOf(item),
    audio: attributeOf(enclosure, 'url'),
    mime: attributeOf(enclosure, 'type'),
    bytes: positiveInteger(attributeOf(enclosure, 'length')),
  }
}

const imageOf = (channel: XmlElement): string | null => {
  const [image] = childrenNamed(channel, 'image')
  return (
    attributeOf(childrenNamed(channel, 'itunes:image')[0], 'href') ??
    (image === undefined ? null : textOf(image, 'url'))
  )
}

export default feature('rest_media_podcasts_3', ({ xml, limit }) => {
  const channel = channelOf(xml)
  const title = textOf(channel, 'title') ?? unprocessable('The channel has no title.')
  const items = childrenNamed(channel, 'item')
  const listed = items.slice(0, limit).map(itemOf)
  return {
    title,
    author: textOf(channel, 'itunes:author'),
    link: textOf(channel, 'link'),
    language: textOf(channel, 'language'),
    description: textOf(channel, 'description') ?? textOf(channel, 'itunes:summary'),
    image: imageOf(channel),
    explicit: explicitOf(channel),
    type: textOf(channel, 'itunes:type'),
    categories: categoriesOf(channel),
    total: items.length,
    count: listed.length,
    totalSeconds: items.reduce((sum, item) => sum + (durationOf(item) ?? 0), 0),
    items: listed,
  }
})
