import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const SRT = '1\n00:00:01,000 --> 00:00:02,500\nHello'
const cue = (number: number | string, start: string, end: string, text: string): string =>
  `${number}\n00:00:${start} --> 00:00:${end}\n${text}`
const codes = (...found: readonly (readonly [number, string])[]): unknown =>
  found.map(([place, code]) => ({
    cue: place,
    code,
    message: expect.stringMatching(/^(The cue|A line) .+\.$/) as string,
  }))

table('rest_media_subtitles_3', [
  answers(
    'nothing wrong',
    { text: SRT },
    { format: 'srt', cues: 1, ok: true, count: 0, averageCps: 3.33, items: [] },
    '5 characters in 1.5 s',
  ),
  answers(
    'timing',
    {
      text: [
        cue(1, '05,000', '06,000', 'first'),
        cue(2, '05,500', '13,000', 'overlaps'),
        cue(3, '04,000', '04,100', 'a'),
        cue(4, '20,000', '20,000', 'no time'),
      ].join('\n\n'),
    },
    {
      ok: false,
      count: 5,
      items: codes([2, 'overlap'], [2, 'long'], [3, 'order'], [3, 'short'], [4, 'negative']),
      averageCps: 2.44,
    },
    '(5 + 8 + 1 + 7)/(1 + 7.5 + 0.1)',
  ),
  answers(
    'layout, counted without tags',
    {
      text: `${cue(1, '01,000', '03,000', `<i>${'x'.repeat(42)}</i>\ny\nz`)}\n\n${cue(2, '04,000', '05,000', '<b></b>')}\n\n${cue(3, '06,000', '11,000', 'w'.repeat(43))}`,
    },
    { items: codes([1, 'lines'], [1, 'cps'], [2, 'empty'], [3, 'width']) },
    '44 characters in 2 s; 43 in one line',
  ),
  answers(
    'numbers that are not the place',
    { text: `${cue(1, '01,000', '02,000', 'a')}\n\n${cue(3, '03,000', '04,000', 'b')}` },
    { items: codes([2, 'number']) },
    'the second is 3',
  ),
  answers(
    'WebVTT has ids, not numbers, and escapes count as one character',
    { text: 'WEBVTT\n\n7\n00:01.000 --> 00:02.000\na &amp; b' },
    { format: 'vtt', ok: true, averageCps: 5 },
    'a & b',
  ),
  answers(
    'limits of its own',
    { text: SRT, maxLineLength: 10, maxCps: 5, minMs: 1501, maxMs: 1500 },
    { items: codes([1, 'short']) },
    '1500 ms',
  ),
  refuses(422, 'no cue', { text: 'x' }, 'no subtitle cue'),
  refuses(422, 'a time line that cannot be read', { text: 'a --> b' }, 'cue 1'),
  refuses(400, 'a limit that is too low', { text: SRT, maxLineLength: 9 }, 'maxLineLength'),
  refuses(400, 'no text', {}, 'text'),
])
