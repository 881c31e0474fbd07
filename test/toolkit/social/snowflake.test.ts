import { answers, refuses, table } from '../../support/table.js'

table('rest_social_snowflake', [
  answers(
    'a post on X',
    { id: '1541815603606036480' },
    {
      network: 'x',
      id: '1541815603606036480',
      timestampMs: 1656432460105,
      datetime: '2022-06-28T16:07:40.105Z',
      worker: 378,
      sequence: 0,
    },
    'the example of the English Wikipedia, Snowflake ID',
  ),
  answers(
    'a message on Discord',
    { id: '175928847299117063', network: 'discord' },
    { timestampMs: 1462015105796, datetime: '2016-04-30T11:18:25.796Z', worker: 32, sequence: 7 },
    "Discord's documentation, which has worker 1 and process 0: 1 << 5",
  ),
  answers(
    'the first snowflake of X',
    { id: '29700859247' },
    { datetime: '2010-11-04T01:43:01.738Z' },
    '(29700859247 >> 22) = 7081 ms after the epoch',
  ),
  answers(
    'a picture on Instagram',
    { id: ((1n << 23n) * 1000n + (5n << 10n) + 3n).toString(), network: 'instagram' },
    { timestampMs: 1314220022721, worker: 5, sequence: 3 },
    'one second after its epoch, built by hand',
  ),
  answers(
    'a post on Mastodon',
    { id: (1656432460105n * 65536n + 9n).toString(), network: 'mastodon' },
    { timestampMs: 1656432460105, worker: null, sequence: 9 },
    'milliseconds and 16 bits',
  ),
  answers(
    'a video on TikTok',
    { id: '6930000000000000000', network: 'tiktok' },
    { timestampMs: 1613516360000, worker: null, sequence: null },
    '6930000000000000000 >> 32 = 1613516360 s',
  ),
  answers(
    'a post on LinkedIn',
    { id: (1656432460105n << 22n).toString(), network: 'linkedin' },
    { timestampMs: 1656432460105, worker: null, sequence: null },
    'milliseconds and 22 bits',
  ),
  answers(
    'a record of Bluesky',
    { id: '3jzfcijpj2z2a', network: 'bluesky' },
    { datetime: '2023-06-30T15:03:01.887Z', worker: 6, sequence: null },
    'the example key of the AT Protocol, decoded in Python',
  ),
  refuses(422, 'an X id that only counts up', { id: '29700859246' }, 'before snowflakes'),
  refuses(422, 'more than 63 bits', { id: '9223372036854775808', network: 'discord' }, 'past 63 bits'),
  refuses(422, 'letters for another network', { id: '3jzfcijpj2z2a' }, 'not a decimal id'),
  refuses(422, 'a short key for Bluesky', { id: '234567', network: 'bluesky' }, 'record key'),
  refuses(422, 'digits that no key has', { id: '1234567890123', network: 'bluesky' }, 'record key'),
  refuses(
    422,
    'a moment after 2100',
    { id: '9223372036854775807', network: 'mastodon' },
    'after the year 2100',
  ),
  refuses(422, 'a key from after 2100', { id: 'zzzzzzzzzzzzz', network: 'bluesky' }, 'after the year 2100'),
  refuses(400, 'four digits', { id: '1234' }, 'id'),
  refuses(400, 'another network', { id: '12345', network: 'reddit' }, 'network'),
])
