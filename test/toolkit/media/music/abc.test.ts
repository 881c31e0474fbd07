import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const note = (midi: number, start: number, duration: number, voice = 1) => ({ voice, midi, start, duration })

table('rest_media_music_17', [
  answers(
    'a scale in crotchets',
    { text: 'X:1\nT:Scale\nM:4/4\nL:1/4\nQ:1/4=120\nK:C\nCDEF|GABc|' },
    {
      title: 'Scale',
      composer: null,
      rhythm: null,
      meter: '4/4',
      unitLength: '1/4',
      key: 'C',
      tempo: 120,
      voices: 1,
      count: 8,
      seconds: 4,
      lowest: 60,
      highest: 72,
      notes: [60, 62, 64, 65, 67, 69, 71, 72].map((midi, index) => note(midi, index / 4, 0.25)),
      warnings: [],
    },
    'the C major scale from middle C; 8 crotchets at 120',
  ),
  answers(
    'a key signature, accidentals up to the bar, ties and rests',
    { text: 'X:1\nC:Trad.\nR:reel\nM:C|\nL:1/8\nK:G % one sharp\nF=FF z|F-F2 B' },
    {
      composer: 'Trad.',
      rhythm: 'reel',
      meter: '2/2',
      key: 'G',
      notes: [
        note(66, 0, 0.125),
        note(65, 0.125, 0.125),
        note(65, 0.25, 0.125),
        note(66, 0.5, 0.375),
        note(71, 0.875, 0.125),
      ],
    },
    'ABC 2.1: F is sharp in G, a natural holds to the bar line',
  ),
  answers(
    'comments right behind a value, and an escaped percent sign',
    { text: 'X:1\nT:100\\% wool%draft\nL:1/4%\nK:G%\nF' },
    { title: '100% wool', unitLength: '1/4', key: 'G', notes: [note(66, 0, 0.25)] },
    'ABC 2.1, section 2.2.3',
  ),
  answers(
    'repeats and chords',
    { text: 'X:1\nL:1/4\nK:C\n|:[CE] G:|' },
    {
      count: 6,
      notes: [
        note(60, 0, 0.25),
        note(64, 0, 0.25),
        note(67, 0.25, 0.25),
        note(60, 0.5, 0.25),
        note(64, 0.5, 0.25),
        note(67, 0.75, 0.25),
      ],
    },
    'played twice',
  ),
  answers(
    'a tempo in dotted crotchets',
    { text: 'X:1\nM:6/8\nQ:3/8=80\nK:C\nC' },
    { tempo: 120 },
    '80 x 3/8 x 4',
  ),
  answers(
    'a tempo in words and beats',
    { text: 'X:1\nQ:"Largo" 1/2=30\nK:C\nC' },
    { tempo: 60 },
    '30 x 1/2 x 4',
  ),
  answers(
    'a bare tempo counts unit lengths',
    { text: 'X:1\nL:1/8\nQ:240\nK:C\nC' },
    { tempo: 120 },
    '240 x 1/8 x 4',
  ),
  answers(
    'no tempo',
    { text: 'X:1\nK:Ador dorian\nC' },
    { tempo: 120, key: 'Ador', meter: null, unitLength: null },
    'the default',
  ),
  answers(
    'two voices',
    { text: 'X:1\nL:1/4\nK:C\nV:1\nC E|\nV:2\nG2|' },
    { voices: 2, notes: [note(60, 0, 0.25), note(67, 0, 0.5, 2), note(64, 0.25, 0.25)] },
    'in order of start, then pitch',
  ),
  answers(
    'only the first tune',
    { text: 'X:1\nT:a\nK:C\nC|\n\nX:2\nT:b\nK:D\nF|' },
    { title: 'a', count: 1 },
    'X:2 is another',
  ),
  answers('chord symbols are not played', { text: 'X:1\nK:C\n"Am"C' }, { count: 1 }, 'one note'),
  answers(
    'a tune without notes',
    { text: 'X:1\nK:C\nz4|' },
    { count: 0, seconds: 0, lowest: null, highest: null },
    'a rest alone',
  ),
  answers(
    'complaints without mark-up',
    { text: 'X:1\nK:C\nC ^^^^q' },
    { warnings: expect.arrayContaining([expect.not.stringMatching(/<span/)]) as unknown },
    '^^^^ is no accidental',
  ),
  refuses(422, 'no key', { text: 'X:1\nCDE' }, 'no K: line'),
  refuses(422, 'an endless rest', { text: 'X:1\nK:C\nZ99999999|' }, 'more than 999 measures'),
  refuses(400, 'no text', {}, 'text'),
  answers(
    'a change of the tempo leaves notes as long as they are written',
    { text: 'X:1\nT:T\nM:4/4\nL:1/4\nQ:1/4=120\nK:C\nCD[Q:1/4=60]EF|\nQ:1/4=30\nG4|' },
    {
      tempo: 120,
      seconds: 4,
      notes: [
        { voice: 1, midi: 60, start: 0, duration: 0.25 },
        { voice: 1, midi: 62, start: 0.25, duration: 0.25 },
        { voice: 1, midi: 64, start: 0.5, duration: 0.25 },
        { voice: 1, midi: 65, start: 0.75, duration: 0.25 },
        { voice: 1, midi: 67, start: 1, duration: 1 },
      ],
    },
    'L:1/4 and M:4/4; 2 whole notes at 120 quarters a minute',
  ),
  answers(
    'a tempo that stands in the music only',
    { text: 'X:1\nT:T\nM:4/4\nL:1/4\nK:C\n[Q:1/4=60]CDEF|' },
    { tempo: 60, seconds: 4 },
    'ABC 2.1, section 3.1.8; 4 quarters at 60 a minute',
  ),
])
