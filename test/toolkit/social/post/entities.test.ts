import { answers, refuses, table } from '../../../support/table.js'

table('rest_social_post_2', [
  answers(
    'one of each',
    { text: 'Hi @jack, see example.com #OpenData $TSLA' },
    {
      hashtags: [{ text: 'OpenData', start: 26, end: 35 }],
      mentions: [{ text: 'jack', start: 3, end: 8 }],
      cashtags: [{ text: 'TSLA', start: 36, end: 41 }],
      urls: [{ text: 'example.com', start: 14, end: 25 }],
      uniqueHashtags: ['opendata'],
    },
    'counted by hand',
  ),
  answers(
    'hashtags in lower case, each once',
    { text: '#Go #go ＃日本語 #1 #a1' },
    {
      hashtags: [
        { text: 'Go', start: 0, end: 3 },
        { text: 'go', start: 4, end: 7 },
        { text: '日本語', start: 8, end: 12 },
        { text: 'a1', start: 16, end: 19 },
      ],
      uniqueHashtags: ['go', '日本語', 'a1'],
    },
    'a hashtag needs a letter; the full-width sign is one too',
  ),
  answers(
    'positions behind characters of two units',
    { text: '😀 #a' },
    { hashtags: [{ text: 'a', start: 3, end: 5 }] },
    'UTF-16',
  ),
  answers(
    'a list without its name, its position with it',
    { text: '@jack/friends' },
    { mentions: [{ text: 'jack', start: 0, end: 13 }] },
    "X's lists",
  ),
  answers(
    'no hashtag or mention within a link',
    { text: 'https://example.com/@jack#top a@b.com' },
    { urls: [{ text: 'https://example.com/@jack#top', start: 0, end: 29 }], mentions: [], hashtags: [] },
    "X's rules",
  ),
  answers(
    'a domain that ends in nothing known',
    { text: 'read me.txt and go.example' },
    { urls: [] },
    'txt is no domain ending',
  ),
  answers(
    'nothing',
    { text: '' },
    { hashtags: [], mentions: [], cashtags: [], urls: [], uniqueHashtags: [] },
    'an empty text',
  ),
  refuses(400, 'no text', {}, 'text'),
])
