import { answers, refuses, table } from '../../../support/table.js'

const script = (lines: readonly string[], newline = '\n'): string =>
  [
    '[Script Info]',
    'Title: T',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize',
    'Style: Default,Arial,20',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...lines,
  ].join(newline)

const line = (start: string, end: string, text: string, style = 'Default', name = ''): string =>
  `Dialogue: 0,${start},${end},${style},${name},0,0,0,,${text}`

// Formats: SubRip as written by pysubs2, WebVTT of the W3C.
const SOURCE = 'SubRip and WebVTT'

const TWO = script([
  line('0:00:05.00', '0:00:06.50', 'Second, with a comma', 'Alt', 'Ben'),
  'Comment: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,not shown',
  line('0:00:01.05', '1:02:03.40', '{\\i1}First{\\i0}\\N\\N<b>&\\hco', 'Default', 'Ann'),
])

table('rest_anime_ass', [
  answers(
    'SRT by start',
    { text: TWO, to: 'srt' },
    {
      to: 'srt',
      cues: 2,
      skipped: 0,
      content:
        '1\n00:00:01,050 --> 01:02:03,400\nFirst\n<b>& co\n\n2\n00:00:05,000 --> 00:00:06,500\nSecond, with a comma\n',
    },
    SOURCE,
  ),
  answers(
    'WebVTT with speakers',
    { text: TWO, to: 'vtt', speakers: true },
    {
      content:
        'WEBVTT\n\n00:00:01.050 --> 01:02:03.400\nAnn: First\n&lt;b&gt;&amp; co\n\n00:00:05.000 --> 00:00:06.500\nBen: Second, with a comma\n',
    },
    SOURCE,
  ),
  answers(
    'a transcript of one style',
    { text: TWO, to: 'txt', styles: ' Alt ,Other' },
    { cues: 1, skipped: 1, content: 'Second, with a comma\n' },
    SOURCE,
  ),
  answers(
    'lines that are left out',
    {
      text: script([
        line('0:00:01.00', '0:00:02.00', '{\\p1}m 0 0 l 1 1{\\p0}'),
        line('0:00:01.00', '0:00:02.00', '{\\an8}'),
        line('0:00:01.00', 'never', 'a'),
        line('::', '0:00:02.00', 'b'),
        line('0:00:01.00', '0:00:02.00', '{\\pos(1,2)\\pbo3}kept'),
      ]),
      to: 'txt',
    },
    { cues: 1, skipped: 4, content: 'kept\n' },
    'rules',
  ),
  answers(
    'ties in file order, a byte-order mark and line ends of Windows',
    {
      text: `\uFEFF${script([line('0:00:01.00', '0:00:02.00', 'a\\nb'), line('0:00:01.00', '0:00:02.00', 'c {open')], '\r\n')}`,
      to: 'txt',
    },
    { content: 'a\nb\nc {open\n' },
    'rules',
  ),
  answers(
    'nothing, when no cue is left',
    { text: TWO, to: 'vtt', styles: 'Other' },
    { cues: 0, skipped: 2, content: '' },
    'rules',
  ),
  answers(
    'SSA',
    {
      text: '[Events]\nFormat: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: Marked=0,0:00:01.00,0:00:02.00,Default,,0,0,0,,Hi',
      to: 'txt',
    },
    { content: 'Hi\n' },
    'rules',
  ),
  refuses(422, 'another text', { text: 'Hello', to: 'srt' }, 'SubStation Alpha'),
  refuses(422, 'no Dialogue line', { text: script([]), to: 'srt' }, 'SubStation Alpha'),
  refuses(
    422,
    'a Dialogue line before the Format line',
    { text: `[Events]\n${line('0:00:01.00', '0:00:02.00', 'a')}\nFormat: Start, End, Text`, to: 'srt' },
    'Format',
  ),
  refuses(400, 'another format', { text: TWO, to: 'ttml' }, 'to'),
  refuses(400, 'no style', { text: TWO, to: 'srt', styles: ' ,' }, 'styles'),
])
