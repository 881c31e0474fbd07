import { answers, refuses, table } from '../../../support/table.js'

const SCRIPT = [
  '[Script Info]',
  '; PlayResX: 1',
  'Title: Episode 1',
  'PlayResX: 1920',
  'PlayResY: 1080',
  '[V4+ Styles]',
  'Format: Name, Fontname, Fontsize, Bold',
  'Style: Default,@Noto Sans,48.5,0',
  'Style: Sign,Impact,x,0',
  'Style: Other,Unused,20,0',
  '[Events]',
  'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
  'Dialogue: 0,0:00:02.00,0:00:03.00,Default,Ben,0,0,0,,{\\k20}ka{\\kf30}ra',
  'Comment: 0,0:00:00.00,0:09:00.00,Default,Cid,0,0,0,,{\\fnHidden}',
  'Dialogue: 0,0:00:01.00,0:00:09.99,Sign,Ann,0,0,0,,{\\fnComic Sans MS\\b1}a{\\fn}',
  'Dialogue: 0,0:00:04.00,0:00:05.00,Lost,Ann,0,0,0,,{\\kt10}x \\k1',
  'Dialogue: 0,0:00:04.00,0:00:05.00,Default,,0,0,0,,{\\K10}x',
].join('\n')

table('rest_anime_ass_2', [
  answers(
    'a script with everything',
    { text: SCRIPT },
    {
      title: 'Episode 1',
      playResX: 1920,
      playResY: 1080,
      dialogue: 4,
      comments: 1,
      karaoke: 2,
      firstMs: 1000,
      lastMs: 9990,
      fonts: ['Comic Sans MS', 'Impact', 'Noto Sans'],
      styles: [
        { name: 'Default', font: '@Noto Sans', size: 48.5, lines: 2 },
        { name: 'Sign', font: 'Impact', size: null, lines: 1 },
        { name: 'Other', font: 'Unused', size: 20, lines: 0 },
      ],
      unusedStyles: ['Other'],
      missingStyles: ['Lost'],
      actors: [
        { name: 'Ann', lines: 2 },
        { name: 'Ben', lines: 1 },
      ],
    },
    'the script itself',
  ),
  answers(
    'a script without headers',
    { text: '[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.00,Hi' },
    {
      title: null,
      playResX: null,
      playResY: null,
      styles: [],
      missingStyles: [],
      actors: [],
      fonts: [],
    },
    'the script itself: lines without a style use none',
  ),
  refuses(422, 'another text', { text: 'Hello' }, 'SubStation Alpha'),
  refuses(400, 'no text', { text: '' }, 'text'),
])
