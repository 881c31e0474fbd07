import { attempt } from '../common/attempt.js'

/** A social link taken apart. */
export interface SocialLink {
  network: string
  kind: string
  handle: string | null
  id: string | null
  canonicalUrl: string
}

/** A link without its network. */
type Found = Omit<SocialLink, 'network'>

/** The parts that decide: host, segments of the path, and what is asked for. */
interface Address {
  host: string
  path: readonly string[]
  query: URLSearchParams
}

type Reader = (address: Address) => Found | undefined

/** Pages of the networks themselves, which are not accounts. */
const PAGES: ReadonlySet<string> = new Set(
  (
    'home explore search settings login i intent share hashtag watch groups events feed about features topics ' +
    'trending directory videos pin accounts direct notifications messages marketplace'
  ).split(' '),
)

const DIGITS = /^\d+$/

const decoded = (segment: string): string => attempt(() => decodeURIComponent(segment)) ?? segment

const found = (kind: string, canonicalUrl: string, parts: { handle?: string; id?: string }): Found => ({
  kind,
  handle: parts.handle === undefined ? null : decoded(parts.handle),
  id: parts.id === undefined ? null : decoded(parts.id),
  canonicalUrl,
})

const withoutAt = (segment: string): string => segment.replace(/^(?:@|%40)/i, '')

/** `/h` as an account, where it is not a page of the network. */
const accountAt =
  (base: string, behind = ''): Reader =>
  ({ path: [segment = '', ...rest] }) => {
    const handle = withoutAt(segment)
    if (rest.length > 0 || handle === '' || PAGES.has(segment)) return undefined
    return found('profile', `${base}${handle}${behind}`, { handle })
  }

const isAtName = (segment: string): boolean => segment.length > 1 && segment.startsWith('@')

const idIn = (query: URLSearchParams, name: string): string | undefined => {
  const value = query.get(name)
  return value === null || value === '' ? undefined : encodeURIComponent(value)
}

const YOUTUBE = 'https://www.youtube.com'

const youtube: Reader = ({ host, path, query }) => {
  const [first = '', second, ...rest] = path
  const video = (id: string): Found => found('video', `${YOUTUBE}/watch?v=${id}`, { id })
  if (rest.length > 0) return undefined
  if (second === undefined) {
    const [watched, list] = [idIn(query, 'v'), idIn(query, 'list')]
    if (first === 'watch') return watched === undefined ? undefined : video(watched)
    if (first === 'playlist')
      return list === undefined
        ? undefined
        : found('playlist', `${YOUTUBE}/playlist?list=${list}`, { id: list })
    if (isAtName(first)) return found('profile', `${YOUTUBE}/${first}`, { handle: first.slice(1) })
    return host === 'youtu.be' ? video(first) : undefined
  }
  if (first === 'live' || first === 'embed') return video(second)
  if (first === 'shorts') return found('short', `${YOUTUBE}/shorts/${second}`, { id: second })
  if (first === 'channel') return found('profile', `${YOUTUBE}/channel/${second}`, { id: second })
  if (first === 'c' || first === 'user')
    return found('profile', `${YOUTUBE}/${first}/${second}`, { handle: second })
  return undefined
}

const x: Reader = (address) => {
  const [first = '', second = '', third, ...rest] = address.path
  if (address.path.length === 1) return accountAt('https://x.com/')(address)
  if (first === 'hashtag' && third === undefined)
    return found('hashtag', `https://x.com/hashtag/${second}`, { id: second })
  if (second === 'status' && third !== undefined && rest.length === 0)
    return found('post', `https://x.com/${first}/status/${third}`, { handle: withoutAt(first), id: third })
  return undefined
}

const instagram: Reader = (address) => {
  const base = 'https://www.instagram.com'
  const [first = '', second = '', third = ''] = address.path
  if (address.path.length === 1) return accountAt(`${base}/`, '/')(address)
  if (address.path.length === 2) {
    if (first === 'p') return found('post', `${base}/p/${second}/`, { id: second })
    if (first === 'reel' || first === 'reels') return found('reel', `${base}/reel/${second}/`, { id: second })
  }
  if (address.path.length === 3 && second === 'p')
    return found('post', `${base}/p/${third}/`, { handle: first, id: third })
  return undefined
}

/** Networks with `/@h` for accounts and `/@h/<word>/i` for what they publish. */
const atNames =
  (base: string, word: string, kind: string): Reader =>
  ({ path: [first = '', second, id, ...rest] }) => {
    if (!isAtName(first)) return undefined
    const handle = first.slice(1)
    if (second === undefined) return found('profile', `${base}/${first}`, { handle })
    if (second !== word || id === undefined || rest.length > 0) return undefined
    return found(kind, `${base}/${first}/${word}/${id}`, { handle, id })
  }

const facebook: Reader = (address) => {
  const base = 'https://www.facebook.com'
  const { path, query } = address
  const [first = '', second = '', third = ''] = path
  if (path.length === 1 && first === 'watch') {
    const id = idIn(query, 'v')
    return id === undefined ? undefined : found('video', `${base}/watch/?v=${id}`, { id })
  }
  if (path.length === 1 && first === 'profile.php') {
    const id = idIn(query, 'id')
    return id === undefined ? undefined : found('profile', `${base}/profile.php?id=${id}`, { id })
  }
  if (path.length === 1) return accountAt(`${base}/`)(address)
  if (path.length === 2 && first === 'groups')
    return found('group', `${base}/groups/${second}`, { id: second })
  if (path.length === 3 && second === 'posts')
    return found('post', `${base}/${first}/posts/${third}`, { handle: first, id: third })
  return undefined
}

const linkedin: Reader = ({ path }) => {
  const base = 'https://www.linkedin.com'
  const [first = '', second = '', third = ''] = path
  if (path.length === 2 && first === 'in')
    return found('profile', `${base}/in/${second}/`, { handle: second })
  if (path.length === 2 && first === 'company')
    return found('organization', `${base}/company/${second}/`, { handle: second })
  const [, id] = /^urn:li:activity:(.+)$/.exec(decoded(third)) ?? []
  if (path.length === 3 && first === 'feed' && second === 'update' && id !== undefined)
    return found('post', `${base}/feed/update/urn:li:activity:${id}/`, { id })
  return undefined
}

const reddit: Reader = ({ host, path }) => {
  const base = 'https://www.reddit.com'
  const [first = '', second, third, id] = path
  if (host === 'redd.it')
    return path.length === 1 ? found('post', `https://redd.it/${first}`, { id: first }) : undefined
  if (second === undefined) return undefined
  if (first === 'r' && third === 'comments' && id !== undefined)
    return found('post', `${base}/r/${second}/comments/${id}/`, { handle: second, id })
  if (third !== undefined) return undefined
  if (first === 'r') return found('community', `${base}/r/${second}/`, { handle: second })
  if (first === 'user' || first === 'u')
    return found('profile', `${base}/user/${second}/`, { handle: second })
  return undefined
}

const github: Reader = (address) => {
  const [handle = '', name = '', third = '', id = ''] = address.path
  const base = `https://github.com/${handle}/${name}`
  if (address.path.length === 1) return accountAt('https://github.com/')(address)
  if (address.path.length === 4 && third === 'issues')
    return found('issue', `${base}/issues/${id}`, { handle, id })
  if (address.path.length === 4 && third === 'pull')
    return found('pull-request', `${base}/pull/${id}`, { handle, id })
  return found('repository', base, { handle, id: name })
}

const bluesky: Reader = ({ path }) => {
  const [first = '', handle = '', third = '', id = ''] = path
  const profile = `https://bsky.app/profile/${handle}`
  if (first !== 'profile') return undefined
  if (path.length === 2) return found('profile', profile, { handle: withoutAt(handle) })
  if (path.length === 4 && third === 'post')
    return found('post', `${profile}/post/${id}`, { handle: withoutAt(handle), id })
  return undefined
}

const telegram: Reader = (address) => {
  const [handle = '', id = ''] = address.path
  if (address.path.length === 1) return accountAt('https://t.me/')(address)
  return address.path.length === 2 && DIGITS.test(id)
    ? found('post', `https://t.me/${handle}/${id}`, { handle, id })
    : undefined
}

const twitch: Reader = (address) => {
  const { host, path } = address
  const [first = '', second = '', third = ''] = path
  const clip = 'https://clips.twitch.tv'
  if (host === 'clips.twitch.tv')
    return path.length === 1 ? found('clip', `${clip}/${first}`, { id: first }) : undefined
  if (path.length === 1) return accountAt('https://www.twitch.tv/')(address)
  if (path.length === 2 && first === 'videos')
    return found('video', `https://www.twitch.tv/videos/${second}`, { id: second })
  if (path.length === 3 && second === 'clip')
    return found('clip', `${clip}/${third}`, { handle: first, id: third })
  return undefined
}

const pinterest: Reader = (address) => {
  const [first = '', second = ''] = address.path
  const base = 'https://www.pinterest.com/'
  if (address.path.length === 1) return accountAt(base, '/')(address)
  return address.path.length === 2 && first === 'pin'
    ? found('post', `${base}pin/${second}/`, { id: second })
    : undefined
}

/** Sites that are not of the Fediverse and write profiles as Mastodon does. */
const NOT_MASTODON = /(?:^|\.)(?:medium\.com|substack\.com|odysee\.com|steemit\.com|hive\.blog)$/

const mastodon: Reader = ({ host, path }) => {
  const [first = '', id] = path
  if (!isAtName(first) || path.length > 2 || NOT_MASTODON.test(host)) return undefined
  const name = first.slice(1)
  // An account of another server, as seen on this one, already has its host.
  const handle = name.includes('@') ? name : `${name}@${host}`
  const canonicalUrl = `https://${host}/${path.join('/')}`
  if (id === undefined) return found('profile', canonicalUrl, { handle })
  return DIGITS.test(id) ? found('post', canonicalUrl, { handle, id }) : undefined
}

const NETWORKS: Readonly<Record<string, readonly [network: string, read: Reader]>> = {
  'youtube.com': ['youtube', youtube],
  'music.youtube.com': ['youtube', youtube],
  'youtu.be': ['youtube', youtube],
  'x.com': ['x', x],
  'twitter.com': ['x', x],
  'instagram.com': ['instagram', instagram],
  'tiktok.com': ['tiktok', atNames('https://www.tiktok.com', 'video', 'video')],
  'facebook.com': ['facebook', facebook],
  'fb.com': ['facebook', facebook],
  'linkedin.com': ['linkedin', linkedin],
  'reddit.com': ['reddit', reddit],
  'redd.it': ['reddit', reddit],
  'github.com': ['github', github],
  'bsky.app': ['bluesky', bluesky],
  'threads.net': ['threads', atNames('https://www.threads.com', 'post', 'post')],
  'threads.com': ['threads', atNames('https://www.threads.com', 'post', 'post')],
  't.me': ['telegram', telegram],
  'twitch.tv': ['twitch', twitch],
  'clips.twitch.tv': ['twitch', twitch],
  'pinterest.com': ['pinterest', pinterest],
}

/**
 * A link of a social network taken apart by its form alone; undefined for any other address.
 * Any other host than the known ones is taken for a Mastodon server where the path is of that form.
 */
export const readSocialLink = (text: string): SocialLink | undefined => {
  const url = attempt(() => new URL(text))
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined
  const path = url.pathname.replace(/\/+$/, '').split('/').slice(1)
  if (path.length === 0 || path.includes('')) return undefined
  const host = url.hostname.replace(/^(?:www|m|mobile|old|np)\./, '')
  const [network, read] = (Object.hasOwn(NETWORKS, host) ? NETWORKS[host] : undefined) ?? [
    'mastodon',
    mastodon,
  ]
  // Some Mastodon servers do have a name that begins with m.
  const named = network === 'mastodon' ? url.host.replace(/^www\./, '') : host
  const link = read({ host: named, path, query: url.searchParams })
  return link === undefined ? undefined : { network, ...link }
}
