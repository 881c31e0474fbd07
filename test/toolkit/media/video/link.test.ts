import { answers, refuses, table } from '../../../support/table.js'

const ID = 'dQw4w9WgXcQ'
const LIST = 'PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG'

const same = (url: string, data: object) =>
  answers<'rest_media_video_3'>(url, { url }, data, "the sites' own forms")

table('rest_media_video_3', [
  answers(
    'a short link with a start',
    { url: `https://youtu.be/${ID}?t=43` },
    {
      provider: 'youtube',
      kind: 'video',
      id: ID,
      playlist: null,
      startSeconds: 43,
      watch: `https://www.youtube.com/watch?v=${ID}`,
      embed: `https://www.youtube.com/embed/${ID}?start=43`,
      thumbnail: `https://i.ytimg.com/vi/${ID}/hqdefault.jpg`,
    },
    "YouTube's share dialogue",
  ),
  same(`https://www.youtube.com/watch?v=${ID}&list=${LIST}&t=1m3s`, {
    kind: 'video',
    id: ID,
    playlist: LIST,
    startSeconds: 63,
  }),
  same(`http://m.youtube.com/shorts/${ID}`, { kind: 'short', id: ID, startSeconds: null }),
  same(`https://www.youtube.com/live/${ID}?start=1h2m3s`, { kind: 'live', startSeconds: 3723 }),
  same(`https://www.youtube-nocookie.com/embed/${ID}?start=9`, { kind: 'video', startSeconds: 9 }),
  same(`https://music.youtube.com/watch?v=${ID}`, { provider: 'youtube', id: ID }),
  same(`https://youtube.com/v/${ID}`, { id: ID }),
  same(`https://www.youtube.com/playlist?list=${LIST}`, {
    kind: 'playlist',
    id: LIST,
    playlist: LIST,
    watch: `https://www.youtube.com/playlist?list=${LIST}`,
    embed: `https://www.youtube.com/embed/videoseries?list=${LIST}`,
    thumbnail: null,
  }),
  same(`https://www.youtube.com/embed/videoseries?list=${LIST}`, { kind: 'playlist', id: LIST }),
  same('https://vimeo.com/76979871#t=1m30s', {
    provider: 'vimeo',
    kind: 'video',
    id: '76979871',
    startSeconds: 90,
    watch: 'https://vimeo.com/76979871',
    embed: 'https://player.vimeo.com/video/76979871#t=90s',
    thumbnail: null,
  }),
  same('https://player.vimeo.com/video/76979871?h=8272103f6e', {
    id: '76979871',
    embed: 'https://player.vimeo.com/video/76979871',
  }),
  same('https://dai.ly/x8m4zr', {
    provider: 'dailymotion',
    id: 'x8m4zr',
    watch: 'https://www.dailymotion.com/video/x8m4zr',
    embed: 'https://geo.dailymotion.com/player.html?video=x8m4zr',
  }),
  same('https://www.dailymotion.com/video/x8m4zr', { id: 'x8m4zr' }),
  same('https://www.dailymotion.com/video/x8m4zr_a-title-behind-it_tv', {
    id: 'x8m4zr',
    watch: 'https://www.dailymotion.com/video/x8m4zr',
  }),
  same('https://www.twitch.tv/videos/1234567?filter=all', {
    provider: 'twitch',
    kind: 'video',
    id: '1234567',
    watch: 'https://www.twitch.tv/videos/1234567',
    embed: 'https://player.twitch.tv/?video=1234567',
  }),
  same('https://clips.twitch.tv/AwkwardHelplessSalamander', {
    kind: 'clip',
    watch: 'https://clips.twitch.tv/AwkwardHelplessSalamander',
    embed: 'https://clips.twitch.tv/embed?clip=AwkwardHelplessSalamander',
  }),
  same('https://www.twitch.tv/somebody/clip/Awkward-Salamander_1?x=1', {
    kind: 'clip',
    id: 'Awkward-Salamander_1',
    watch: 'https://www.twitch.tv/somebody/clip/Awkward-Salamander_1',
  }),
  ...[
    'https://youtu.be/short',
    'https://www.youtube.com/',
    'https://www.youtube.com/feed/subscriptions',
    `https://example.com/watch?v=${ID}`,
    `https://youtube.com.example.com/watch?v=${ID}`,
    `ftp://youtu.be/${ID}`,
    'https://vimeo.com/channels/staffpicks',
    'https://www.twitch.tv/somebody',
    'https://www.dailymotion.com/playlist/x5nmbq',
  ].map((url) => refuses<'rest_media_video_3'>(422, url, { url }, 'is not the address')),
  refuses(400, 'what is no address', { url: 'youtube' }, 'url'),
  refuses(400, 'no address', {}, 'url'),
])
