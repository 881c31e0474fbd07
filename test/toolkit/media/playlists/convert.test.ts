import { answers, refuses, table } from '../../../support/table.js'

const XSPF =
  '<?xml version="1.0"?><playlist version="1" xmlns="http://xspf.org/ns/0/"><trackList>' +
  '<track><location> http://example.com/1.ogg </location><title>T\n1</title><creator>C</creator><duration>271500</duration></track>' +
  '<track><title>no place</title></track>' +
  '<track><location>file:///a&amp;b.mp3</location></track></trackList></playlist>'

const item = (url: string, title: string | null, seconds: number | null, attributes = {}) => ({
  url,
  title,
  seconds,
  attributes,
})

table('rest_media_playlists', [
  answers(
    'M3U to PLS',
    { text: '#EXTM3U\n#EXTINF:123,Artist - Song\nhttp://example.com/a.mp3' },
    {
      from: 'm3u',
      count: 1,
      totalSeconds: 123,
      items: [item('http://example.com/a.mp3', 'Artist - Song', 123)],
      content:
        '[playlist]\nFile1=http://example.com/a.mp3\nTitle1=Artist - Song\nLength1=123\nNumberOfEntries=1\nVersion=2\n',
    },
    'the form of Winamp',
  ),
  answers(
    'attributes with commas, comments and blank lines between, and paths alone',
    {
      text: '#EXTM3U\r\n#EXTINF:-1 tvg-id="a,b" group-title="News",One, two\r\n\r\n#EXTVLCOPT:x\r\nhttp://e/1\r\n#EXTINF:9.5,\r\nb.mp3\r\nc.mp3',
      to: 'm3u',
    },
    {
      count: 3,
      totalSeconds: 10,
      items: [
        item('http://e/1', 'One, two', null, { 'tvg-id': 'a,b', 'group-title': 'News' }),
        item('b.mp3', null, 10),
        item('c.mp3', null, null),
      ],
      content: '#EXTM3U\n#EXTINF:-1,One, two\nhttp://e/1\n#EXTINF:10,\nb.mp3\n#EXTINF:-1,\nc.mp3\n',
    },
    '9.5 is rounded up',
  ),
  answers(
    'an attribute without quotes before one that has a comma in its quotes',
    { text: '#EXTINF:-1 tvg-id="x" tvg-shift=0 group-title="News, World",One\nhttp://e/1', to: 'm3u' },
    { items: [item('http://e/1', 'One', null, { 'tvg-id': 'x', 'group-title': 'News, World' })] },
    'the title begins after the first comma that is not in quotes',
  ),
  answers(
    'PLS in the order of its numbers',
    {
      text: '[Playlist]\nFile2=b\nTitle10=ten\nFile10=c\nfile1=a\nLength1=-1\nLength2=7\nTitle3=no file',
      to: 'm3u',
    },
    { from: 'pls', items: [item('a', null, null), item('b', null, 7), item('c', 'ten', null)] },
    '1, 2, 10',
  ),
  answers(
    'XSPF',
    { text: XSPF },
    {
      from: 'xspf',
      items: [item('http://example.com/1.ogg', 'C - T 1', 272), item('file:///a&b.mp3', null, null)],
    },
    '271.5 s',
  ),
  refuses(422, 'no entry', { text: '#EXTM3U\n#EXTINF:1,a' }, 'no playlist entry'),
  refuses(422, 'XML that is not well-formed', { text: '<playlist>' }, 'not well-formed XML: line 1'),
  refuses(422, 'another document', { text: '<a/>' }, 'no playlist entry'),
  refuses(422, 'an entity that is not declared', { text: '<a>&b;</a>' }, 'not well-formed'),
  answers(
    'XSPF under a prefix of its own',
    {
      text:
        '<x:playlist version="1" xmlns:x="http://xspf.org/ns/0/"><x:trackList><x:track><x:location>a.ogg</x:location>' +
        '<x:title>T</x:title></x:track></x:trackList></x:playlist>',
    },
    { from: 'xspf', count: 1, items: [item('a.ogg', 'T', null)] },
    'Namespaces in XML 1.0',
  ),
  refuses(400, 'another target', { text: 'a', to: 'xspf' }, 'to'),
  refuses(400, 'no text', {}, 'text'),
])
