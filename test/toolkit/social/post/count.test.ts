import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const lengths = (...list: [network: string, length: number][]) =>
  list.map(([network, length]) => expect.objectContaining({ network, length }) as unknown)

table('rest_social_post', [
  answers(
    'a text with a link',
    { text: 'Hello https://example.com/a/very/long/path', networks: 'x,bluesky,mastodon' },
    {
      codePoints: 42,
      graphemes: 42,
      utf16: 42,
      bytes: 42,
      words: 2,
      lines: 1,
      networks: [
        { network: 'x', limit: 280, length: 29, remaining: 251, fits: true },
        { network: 'bluesky', limit: 300, length: 42, remaining: 258, fits: true },
        { network: 'mastodon', limit: 500, length: 29, remaining: 471, fits: true },
      ],
    },
    'a link is 23 on X and Mastodon',
  ),
  answers(
    'all networks and their limits',
    { text: ' a\nb ' },
    {
      words: 2,
      lines: 2,
      networks: [
        ['x', 280],
        ['bluesky', 300],
        ['mastodon', 500],
        ['threads', 500],
        ['instagram', 2200],
        ['facebook', 63206],
        ['linkedin', 3000],
        ['tiktok', 2200],
        ['youtube', 5000],
        ['pinterest', 500],
        ['discord', 2000],
        ['telegram', 4096],
        ['reddit', 40000],
      ].map(([network, limit]) => ({ network, limit, length: 5, remaining: Number(limit) - 5, fits: true })),
    },
    'the text is not trimmed',
  ),
  answers(
    'emoji, accents and Chinese characters',
    { text: '👨‍👩‍👧‍👦 e\u0301 日本', networks: 'x,bluesky,threads' },
    {
      codePoints: 13,
      graphemes: 6,
      utf16: 17,
      bytes: 36,
      words: 3,
      networks: lengths(['x', 9], ['bluesky', 6], ['threads', 13]),
    },
    'X: 2 + 1 + 1 (é in NFC) + 1 + 2 + 2; 7 + 1 + 2 + 1 + 2 code points',
  ),
  answers(
    'punctuation that X counts once or twice',
    { text: '—…‐‷ℵ', networks: 'x' },
    { networks: lengths(['x', 7]) },
    'U+2014 and U+2010 and U+2037 are 1, U+2026 and U+2135 are 2',
  ),
  answers(
    'a post just too long',
    { text: '日'.repeat(141), networks: 'x' },
    { networks: [{ network: 'x', limit: 280, length: 282, remaining: -2, fits: false }] },
    '141 * 2',
  ),
  answers(
    'links without a scheme',
    { text: 'see example.com', networks: 'mastodon,x' },
    { networks: lengths(['x', 27], ['mastodon', 15]) },
    'X makes a link of it, Mastodon does not; in the order of the product',
  ),
  answers(
    'what follows a link on Mastodon',
    { text: 'See (https://example.com/a). “HTTP://b.example/”, http://!', networks: 'mastodon' },
    { networks: lengths(['mastodon', 66]) },
    '"See (" 5, 23, "). “" 4, 23, and 11 behind it, where nothing follows the scheme',
  ),
  answers(
    'mentions on Mastodon',
    { text: '@jane@mastodon.example and a@b.example', networks: 'mastodon' },
    { networks: lengths(['mastodon', 21]) },
    '@jane is 5, and an e-mail address is not a mention',
  ),
  answers(
    'an empty text',
    { text: '', networks: 'x' },
    { codePoints: 0, words: 0, lines: 1, networks: lengths(['x', 0]) },
    'nothing',
  ),
  answers(
    'the largest text of Japanese',
    { text: '日本'.repeat(10_000), networks: 'x,mastodon' },
    { codePoints: 20_000, graphemes: 20_000, networks: lengths(['x', 40_000], ['mastodon', 20_000]) },
    '20,000 characters',
  ),
  refuses(422, 'an unknown network', { text: 'a', networks: 'x,myspace' }, 'unknown network "myspace"'),
  refuses(400, 'no text', {}, 'text'),
  refuses(400, 'a list that is none', { text: 'a', networks: 'x,' }, 'networks'),
])
