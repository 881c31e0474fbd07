import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const URL_TEXT = 'https%3A%2F%2Fexample.com%2Fpost%3Fid%3D1'

table('rest_social_shareLinks', [
  answers(
    'a page with a text',
    { url: 'https://example.com/post?id=1', text: 'Read this' },
    {
      count: 14,
      items: [
        ['x', `https://x.com/intent/post?text=Read%20this&url=${URL_TEXT}`],
        ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${URL_TEXT}`],
        ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${URL_TEXT}`],
        ['whatsapp', `https://wa.me/?text=Read%20this%20${URL_TEXT}`],
        ['telegram', `https://t.me/share/url?url=${URL_TEXT}&text=Read%20this`],
        ['reddit', `https://www.reddit.com/submit?url=${URL_TEXT}&title=Read%20this`],
        ['pinterest', `https://www.pinterest.com/pin/create/button/?url=${URL_TEXT}&description=Read%20this`],
        ['bluesky', `https://bsky.app/intent/compose?text=Read%20this%20${URL_TEXT}`],
        ['threads', `https://www.threads.com/intent/post?text=Read%20this%20${URL_TEXT}`],
        ['mastodon', `https://mastodonshare.com/?text=Read%20this&url=${URL_TEXT}`],
        ['hackernews', `https://news.ycombinator.com/submitlink?u=${URL_TEXT}&t=Read%20this`],
        ['line', `https://social-plugins.line.me/lineit/share?url=${URL_TEXT}`],
        ['tumblr', `https://www.tumblr.com/widgets/share/tool?canonicalUrl=${URL_TEXT}&title=Read%20this`],
        ['email', `mailto:?subject=Read%20this&body=${URL_TEXT}`],
      ].map(([network, url]) => ({ network, url })),
    },
    "the networks' documentation",
  ),
  answers(
    'hashtags and an account on X only',
    { url: 'http://a.example/', hashtags: 'news,tech', via: 'jane_doe' },
    {
      items: expect.arrayContaining([
        {
          network: 'x',
          url: 'https://x.com/intent/post?url=http%3A%2F%2Fa.example%2F&hashtags=news%2Ctech&via=jane_doe',
        },
        { network: 'bluesky', url: 'https://bsky.app/intent/compose?text=http%3A%2F%2Fa.example%2F' },
        { network: 'email', url: 'mailto:?body=http%3A%2F%2Fa.example%2F' },
        { network: 'mastodon', url: 'https://mastodonshare.com/?url=http%3A%2F%2Fa.example%2F' },
      ]) as unknown,
    },
    'what is not given is left out',
  ),
  refuses(400, 'another scheme', { url: 'ftp://example.com/' }, 'url'),
  refuses(400, 'a script', { url: 'javascript:alert(1)' }, 'url'),
  refuses(400, 'no address', { url: 'example' }, 'url'),
  refuses(400, 'a hashtag with its sign', { url: 'https://a.example', hashtags: '#a' }, 'hashtags'),
  refuses(400, 'an account with its sign', { url: 'https://a.example', via: '@a' }, 'via'),
])
