import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const SRT = '1\n00:00:01,000 --> 00:00:02,500\nHello'
const VTT = [
  '\ufeffWEBVTT - a film',
  'X-MAP: 1',
  '',
  'NOTE about',
  '00:09.000 is no cue here',
  '',
  'STYLE',
  '::cue { color: red }',
  '',
  'intro',
  '00:01.000 --> 00:02.500 align:start position:10%',
  '<v Bob>Fish &amp; <b>chips</b> &lt;3 <c.loud>now</c>',
  'again',
  '',
  '01:00:00.000 --> 01:00:01.000',
  '<i.loud>Bye</i> <00:00:01.500>all',
].join('\r\n')

table('rest_media_subtitles', [
  answers(
    'SubRip to WebVTT',
    { text: SRT },
    {
      from: 'srt',
      to: 'vtt',
      count: 1,
      content: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n',
      cues: [{ startMs: 1000, endMs: 2500, text: 'Hello' }],
    },
    'WebVTT, section 4.1',
  ),
  answers(
    'WebVTT to SubRip: no notes, styles, ids, settings, voices and classes',
    { text: VTT, to: 'srt' },
    {
      from: 'vtt',
      count: 2,
      content:
        '1\n00:00:01,000 --> 00:00:02,500\nFish & <b>chips</b> <3 now\nagain\n\n' +
        '2\n01:00:00,000 --> 01:00:01,000\n<i>Bye</i> all\n',
    },
    'WebVTT, section 6.4, on escapes',
  ),
  answers(
    'WebVTT again: what must be escaped is',
    { text: VTT, to: 'vtt' },
    { content: expect.stringContaining('\nFish &amp; <b>chips</b> &lt;3 now\nagain\n') },
    'WebVTT, section 4.2.2',
  ),
  answers(
    'plain text',
    { text: VTT, to: 'txt' },
    { content: 'Fish & chips <3 now again\nBye all\n' },
    'one cue a line',
  ),
  answers(
    'JSON',
    { text: SRT, to: 'json' },
    { content: '[{"startMs":1000,"endMs":2500,"text":"Hello"}]' },
    'the cues as JSON',
  ),
  answers(
    'overrides, fonts, short fractions, no hours and no number',
    { text: '00:01,5 --> 1:02:03.04\n{\\an8}<font color="red">Up</font> 1 < 2' },
    { cues: [{ startMs: 1500, endMs: 3_723_040, text: 'Up 1 < 2' }] },
    '1.5 s; 1 h 2 min 3.04 s',
  ),
  answers(
    'an ampersand of SubRip is escaped for WebVTT',
    { text: '00:00:01,000 --> 00:00:02,000\na < b &amp; c' },
    {
      cues: [{ startMs: 1000, endMs: 2000, text: 'a < b &amp; c' }],
      content: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\na &lt; b &amp;amp; c\n',
    },
    'SubRip has no escapes',
  ),
  refuses(422, 'no cue', { text: 'Hello' }, 'no subtitle cue'),
  refuses(422, 'a time line that cannot be read', { text: `${SRT}\n\n2\n00:00:03 --> soon\nx` }, 'cue 2'),
  refuses(422, 'minute 60', { text: '00:60:00,000 --> 00:61:00,000\nx' }, 'cue 1'),
  refuses(
    422,
    'very many brackets',
    { text: `${'<'.repeat(19_000)}{\\${'{\\'.repeat(300)}` },
    'no subtitle cue',
  ),
  refuses(400, 'another format', { text: SRT, to: 'ass' }, 'to'),
  refuses(400, 'no text', {}, 'text'),
  answers(
    'an arrow in a text is escaped for WebVTT, where it would begin a cue',
    { text: '00:00:01,000 --> 00:00:02,000\nA --> B' },
    { content: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nA --&gt; B\n' },
    'WebVTT, section 4.2.2: cue text must not contain -->',
  ),
  answers(
    'what WebVTT has escaped is no tag',
    { text: 'WEBVTT\n\n00:01.000 --> 00:02.000\n&lt;b&gt; is <u >bold</u> &quot;', to: 'vtt' },
    {
      content: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n&lt;b&gt; is <u>bold</u> &quot;\n',
      cues: [{ startMs: 1000, endMs: 2000, text: '<b> is <u>bold</u> &quot;' }],
    },
    'WebVTT, section 4.2.2',
  ),
  answers(
    'nor in plain text',
    { text: 'WEBVTT\n\n00:01.000 --> 00:02.000\n&lt;b&gt; is <b>bold</b>', to: 'txt' },
    { content: '<b> is bold\n' },
    'WebVTT, section 4.2.2',
  ),
  answers(
    'a cue without a text',
    { text: '1\n00:00:01,000 --> 00:00:02,000\n\n2\n00:00:03,000 --> 00:00:04,000\n', to: 'vtt' },
    { content: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n\n00:00:03.000 --> 00:00:04.000\n' },
    'one line feed at the end',
  ),
  answers(
    'a time line in WebVTT begins a cue without a blank line before it',
    { text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n00:03.000 --> 00:04.000\nTwo' },
    {
      cues: [
        { startMs: 1000, endMs: 2000, text: 'One' },
        { startMs: 3000, endMs: 4000, text: 'Two' },
      ],
    },
    'WebVTT, section 6.1, to collect a block',
  ),
])
