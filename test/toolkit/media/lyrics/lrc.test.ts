import { answers, refuses, table } from '../../../support/table.js'

const line = (ms: number, time: string, text: string, durationMs: number | null) => ({
  ms,
  time,
  text,
  durationMs,
})

const none = { title: null, artist: null, album: null, author: null, by: null, length: null, offset: 0 }

table('rest_media_lyrics', [
  answers(
    'two lines',
    { text: '[ti:Song]\n[00:12.00]First line\n[00:15.30]Second line' },
    {
      meta: { ...none, title: 'Song' },
      count: 2,
      items: [line(12_000, '00:12.00', 'First line', 3300), line(15_300, '00:15.30', 'Second line', null)],
      current: null,
    },
    '15.3 - 12',
  ),
  answers(
    'all tags, of either case, with an offset that makes lyrics come sooner',
    {
      text: '[TI: A ]\r\n[ar:B]\r\n[al:C]\r\n[au:D]\r\n[by:E]\r\n[length:3:21]\r\n[offset:+500]\r\n[re:x]\r\n[00:00.20]a\r\n[00:01]b',
    },
    {
      meta: { title: 'A', artist: 'B', album: 'C', author: 'D', by: 'E', length: '3:21', offset: 500 },
      items: [line(0, '00:00.00', 'a', 500), line(500, '00:00.50', 'b', null)],
    },
    '200 - 500 is not below 0; 1000 - 500',
  ),
  answers(
    'several times on a line, out of order, with word times',
    { text: '[00:20.00][00:05.123] <00:05.20>La <00:05.80>la\n[00:10.50]' },
    {
      count: 3,
      items: [
        line(5123, '00:05.12', 'La la', 5377),
        line(10_500, '00:10.50', '', 9500),
        line(20_000, '00:20.00', 'La la', null),
      ],
    },
    'hundredths are cut',
  ),
  answers(
    'equal times keep the order of the file',
    { text: '[00:01.00]one\n[00:01.00]two' },
    { items: [line(1000, '00:01.00', 'one', 0), line(1000, '00:01.00', 'two', null)] },
    'a stable order',
  ),
  answers(
    'which line is sung',
    { text: '[00:01.00]a\n[00:02.00]b\n[00:03.00]c', at: '0:02' },
    { current: 1 },
    'at 2 s',
  ),
  answers(
    'just before it',
    { text: '[00:01.00]a\n[00:02.00]b', at: '00:01.999' },
    { current: 0 },
    'at 1.999 s',
  ),
  answers('before the first', { text: '[00:01.00]a', at: '0:00.9' }, { current: null }, 'at 0.9 s'),
  answers(
    'more than an hour and a half',
    { text: '[100:00.00]a' },
    { items: [line(6_000_000, '100:00.00', 'a', null)] },
    '100 x 60',
  ),
  refuses(422, 'no timed line', { text: '[ti:Song]\nwords\n[00:75.00]x\n[00:20.5]y' }, 'no line with a time'),
  refuses(400, 'a time of another form', { text: '[00:01.00]a', at: '75' }, 'at'),
  refuses(400, 'no text', {}, 'text'),
])
