import { feature, invalidParameter } from '#toolkit'
import { attempt } from '#toolkit/lib/common/attempt'

/** An address with those parameters that have a value. */
const link = (base: string, parameters: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return `${base}?${given.join('&')}`
}

/** Links that open the share dialogues of networks for a page. */
export default feature('rest_social_shareLinks', ({ url, text, hashtags, via }) => {
  const protocol = attempt(() => new URL(url).protocol)
  if (protocol !== 'http:' && protocol !== 'https:')
    invalidParameter('url', 'must be an address with http or https')
  const message = text === undefined || text === '' ? url : `${text} ${url}`
  const links = {
    x: link('https://x.com/intent/post', { text, url, hashtags, via }),
    facebook: link('https://www.facebook.com/sharer/sharer.php', { u: url }),
    linkedin: link('https://www.linkedin.com/sharing/share-offsite/', { url }),
    whatsapp: link('https://wa.me/', { text: message }),
    telegram: link('https://t.me/share/url', { url, text }),
    reddit: link('https://www.reddit.com/submit', { url, title: text }),
    pinterest: link('https://www.pinterest.com/pin/create/button/', { url, description: text }),
    bluesky: link('https://bsky.app/intent/compose', { text: message }),
    threads: link('https://www.threads.com/intent/post', { text: message }),
    mastodon: link('https://mastodonshare.com/', { text, url }),
    hackernews: link('https://news.ycombinator.com/submitlink', { u: url, t: text }),
    line: link('https://social-plugins.line.me/lineit/share', { url }),
    tumblr: link('https://www.tumblr.com/widgets/share/tool', { canonicalUrl: url, title: text }),
    email: link('mailto:', { subject: text, body: url }),
  }
  const items = Object.entries(links).map(([network, address]) => ({ network, url: address }))
  return { count: items.length, items }
})
