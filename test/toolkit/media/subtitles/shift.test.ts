import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const SRT = '1\n00:00:01,000 --> 00:00:02,500\nHello'
const TWO = '1\n00:00:01,000 --> 00:00:02,000\n<i>a</i> &\n\n2\n00:00:02,500 --> 00:00:04,001\nb\nc'

table('rest_media_subtitles_2', [
  answers(
    'later',
    { text: SRT, offsetMs: 1500 },
    {
      format: 'srt',
      count: 1,
      dropped: 0,
      firstMs: 2500,
      lastMs: 4000,
      content: '1\n00:00:02,500 --> 00:00:04,000\nHello\n',
    },
    '1000 + 1500, 2500 + 1500',
  ),
  answers(
    'earlier: the first cue would end at 0',
    { text: TWO, offsetMs: -2000 },
    { count: 1, dropped: 1, firstMs: 500, lastMs: 2001, content: '1\n00:00:00,500 --> 00:00:02,001\nb\nc\n' },
    '2000 - 2000 is not after 0',
  ),
  answers(
    'a start below 0 becomes 0',
    { text: TWO, offsetMs: -1500 },
    { count: 2, firstMs: 0, dropped: 0 },
    '1000 - 1500',
  ),
  answers(
    'from 25 to 23.976 frames a second',
    { text: TWO, fromFps: 25, toFps: 23.976 },
    { firstMs: 1043, lastMs: 4172, content: expect.stringContaining('<i>a</i> &\n') },
    '1000 x 25/23.976 = 1042.71; 4001 x 25/23.976 = 4171.9',
  ),
  answers(
    'half a millisecond rounds up',
    { text: '1\n00:00:00,001 --> 00:00:00,003\na', fromFps: 1, toFps: 2, offsetMs: 0 },
    { firstMs: 1, lastMs: 2 },
    '0.5 and 1.5',
  ),
  answers(
    'WebVTT stays WebVTT, its text as it is',
    { text: 'WEBVTT\n\nid\n00:01.000 --> 00:02.000 line:0\na &amp; <v B>b', offsetMs: 1 },
    { format: 'vtt', content: 'WEBVTT\n\n00:00:01.001 --> 00:00:02.001\na &amp; <v B>b\n' },
    'ids and settings go',
  ),
  answers(
    'nothing is left',
    { text: SRT, offsetMs: -86_400_000 },
    { count: 0, dropped: 1, firstMs: null, lastMs: null, content: '' },
    'a day earlier',
  ),
  refuses(422, 'no cue', { text: 'Hello' }, 'no subtitle cue'),
  refuses(400, 'one rate', { text: SRT, fromFps: 25 }, 'toFps'),
  refuses(400, 'the other rate', { text: SRT, toFps: 25 }, 'fromFps'),
  refuses(400, 'more than a day', { text: SRT, offsetMs: 86_400_001 }, 'offsetMs'),
  refuses(400, 'no text', {}, 'text'),
])
