/** A video's place on one of the sites that people share links of. */
export interface VideoLink {
  provider: 'youtube' | 'vimeo' | 'dailymotion' | 'twitch'
  kind: 'video' | 'short' | 'live' | 'playlist' | 'clip'
  id: string
  playlist: string | null
  startSeconds: number | null
  watch: string
  embed: string
  thumbnail: string | null
}

const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/
const PLAYLIST_ID = /^[A-Za-z0-9_-]+$/

const KINDS: Readonly<Record<string, VideoLink['kind']>> = { shorts: 'short', live: 'live' }

/** Seconds of `43`, `43s`, `1m3s` or `1h2m3s`; null where it is none of them. */
const secondsOf = (text: string | null): number | null => {
  const [all, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,4})h)?(?:(\d{1,5})m)?(?:(\d{1,7})s?)?$/.exec(text ?? '') ?? []
  if (all === undefined || all === '') return null
  return 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds)
}

const fragmentTime = ({ hash }: URL): number | null => secondsOf(new URLSearchParams(hash.slice(1)).get('t'))

const youtubePlaylist = (list: string, startSeconds: number | null): VideoLink => ({
  provider: 'youtube',
  kind: 'playlist',
  id: list,
  playlist: list,
  startSeconds,
  watch: `https://www.youtube.com/playlist?list=${list}`,
  embed: `https://www.youtube.com/embed/videoseries?list=${list}${startSeconds === null ? '' : `&start=${startSeconds}`}`,
  thumbnail: null,
})

/** The kind and id that the path of a YouTube address names. */
const youtubeVideo = (host: string, path: readonly string[], v: string | null) => {
  const [first = '', second = ''] = path
  if (host === 'youtu.be') return { kind: 'video' as const, id: first }
  if (first === 'watch') return { kind: 'video' as const, id: v ?? '' }
  return ['embed', 'v', 'shorts', 'live'].includes(first) && second !== 'videoseries'
    ? { kind: KINDS[first] ?? ('video' as const), id: second }
    : undefined
}

const youtube = (url: URL, host: string, path: readonly string[]): VideoLink | undefined => {
  const { searchParams: query } = url
  const list = query.get('list')
  const playlist = list !== null && PLAYLIST_ID.test(list) ? list : null
  const startSeconds = secondsOf(query.get('t')) ?? secondsOf(query.get('start')) ?? fragmentTime(url)
  const video = youtubeVideo(host, path, query.get('v'))
  if (video === undefined || (video.id === '' && playlist !== null)) {
    const isList = ['playlist', 'watch'].includes(path[0] ?? '') || path[1] === 'videoseries'
    return isList && playlist !== null ? youtubePlaylist(playlist, startSeconds) : undefined
  }
  if (!YOUTUBE_ID.test(video.id)) return undefined
  return {
    provider: 'youtube',
    ...video,
    playlist,
    startSeconds,
    watch: `https://www.youtube.com/watch?v=${video.id}`,
    embed: `https://www.youtube.com/embed/${video.id}${startSeconds === null ? '' : `?start=${startSeconds}`}`,
    thumbnail: `https://i.ytimg.com/vi/${video.id}/hqdefault.jpg`,
  }
}

const plain = { playlist: null, startSeconds: null, thumbnail: null }

const vimeo = (url: URL, id: string): VideoLink | undefined => {
  if (!/^\d+$/.test(id)) return undefined
  const startSeconds = fragmentTime(url)
  return {
    ...plain,
    provider: 'vimeo',
    kind: 'video',
    id,
    startSeconds,
    watch: `https://vimeo.com/${id}`,
    embed: `https://player.vimeo.com/video/${id}${startSeconds === null ? '' : `#t=${startSeconds}s`}`,
  }
}

/** @param segment the id, in older addresses with the title behind it (x2p6_a-title) */
const dailymotion = (segment: string): VideoLink | undefined => {
  const [id = ''] = segment.split('_', 1)
  return /^[A-Za-z0-9]+$/.test(id)
    ? {
        ...plain,
        provider: 'dailymotion',
        kind: 'video',
        id,
        watch: `https://www.dailymotion.com/video/${id}`,
        embed: `https://geo.dailymotion.com/player.html?video=${id}`,
      }
    : undefined
}

const twitch = (watch: string, kind: 'video' | 'clip', id: string): VideoLink | undefined => {
  if (!(kind === 'video' ? /^\d+$/ : /^[A-Za-z0-9_-]+$/).test(id)) return undefined
  const embed =
    kind === 'video' ? `https://player.twitch.tv/?video=${id}` : `https://clips.twitch.tv/embed?clip=${id}`
  return { ...plain, provider: 'twitch', kind, id, watch, embed }
}

/** Reads the address of a YouTube, Vimeo, Dailymotion or Twitch video; undefined for any other. Nothing is fetched. */
export const readVideoLink = (text: string): VideoLink | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!['https:', 'http:'].includes(url.protocol)) return undefined
  const host = url.hostname.replace(/^(www\.|m\.)/, '')
  const path = url.pathname.split('/').filter((part) => part !== '')
  const [first = '', second = '', third = ''] = path
  const alone = path.length === 1
  const asGiven = text.trim().split(/[?#]/)[0] ?? ''
  switch (host) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
    case 'music.youtube.com':
    case 'youtu.be':
      return youtube(url, host, path)
    case 'vimeo.com':
      return alone ? vimeo(url, first) : undefined
    case 'player.vimeo.com':
      return first === 'video' && path.length === 2 ? vimeo(url, second) : undefined
    case 'dailymotion.com':
      return first === 'video' && path.length === 2 ? dailymotion(second) : undefined
    case 'dai.ly':
      return alone ? dailymotion(first) : undefined
    case 'twitch.tv':
      if (first === 'videos' && path.length === 2) return twitch(asGiven, 'video', second)
      return second === 'clip' && path.length === 3 ? twitch(asGiven, 'clip', third) : undefined
    case 'clips.twitch.tv':
      return alone ? twitch(asGiven, 'clip', first) : undefined
    default:
      return undefined
  }
}
