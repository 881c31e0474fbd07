import { answers, refuses, table } from '../../support/table.js'

const rule = 'the table of moods and the circle of fifths'
const theory = 'I V vi IV, or i VI III VII of natural minor'

const music = (valence: number, energy: number, data: object, source = rule) =>
  answers<'rest_quotes_moodMusic'>(`${valence}, ${energy}`, { valence, energy }, data, source)

const key = (valence: number, name: string, chords: string) =>
  music(valence, 0.5, { key: name, chords: chords.split(' ') }, theory)

table('rest_quotes_moodMusic', [
  music(0.5, 0.75, {
    quadrant: 'excited',
    tempo: 143,
    mode: 'major',
    key: 'G major',
    chords: ['G', 'D', 'Em', 'C'],
    dynamics: 'f',
    meter: '4/4',
    articulation: 'staccato',
    genres: ['dance pop', 'funk', 'ska'],
  }),
  music(0, 0.49, {
    quadrant: 'content',
    tempo: 114,
    mode: 'major',
    key: 'F major',
    dynamics: 'mp',
    meter: '3/4',
    articulation: 'legato',
    genres: ['bossa nova', 'folk', 'lo-fi'],
  }),
  music(-0.5, 0.1, {
    quadrant: 'sad',
    tempo: 71,
    mode: 'minor',
    key: 'D minor',
    chords: ['Dm', 'Bb', 'F', 'C'],
    dynamics: 'pp',
    meter: '6/8',
    articulation: 'sostenuto',
    genres: ['ballad', 'ambient', 'blues'],
  }),
  music(-1, 1, {
    quadrant: 'tense',
    tempo: 170,
    key: 'F minor',
    dynamics: 'ff',
    meter: '4/4',
    articulation: 'marcato',
    genres: ['metal', 'punk', 'industrial'],
  }),
  music(0, 0.5, { quadrant: 'excited', dynamics: 'mf' }),
  music(-0.01, 0.5, { quadrant: 'tense', key: 'E minor' }),
  music(0, 0.05, { tempo: 66 }, '65.5 half up'),
  music(0, 0, { tempo: 60, dynamics: 'pp' }),
  music(0, 0.2, { dynamics: 'p' }),
  music(0, 0.4, { dynamics: 'mp' }),
  music(0, 0.6, { dynamics: 'f' }),
  music(0, 0.8, { dynamics: 'ff' }),
  key(0.1, 'F major', 'F C Dm Bb'),
  key(0.2, 'C major', 'C G Am F'),
  key(0.6, 'D major', 'D A Bm G'),
  key(0.7, 'A major', 'A E F#m D'),
  key(1, 'E major', 'E B C#m A'),
  key(-0.1, 'E minor', 'Em C G D'),
  key(-0.2, 'A minor', 'Am F C G'),
  key(-0.6, 'G minor', 'Gm Eb Bb F'),
  key(-0.7, 'C minor', 'Cm Ab Eb Bb'),
  key(-1, 'F minor', 'Fm Db Ab Eb'),
  refuses(400, 'a valence past 1', { valence: 1.1, energy: 0.5 }, 'valence'),
  refuses(400, 'an energy below 0', { valence: 0, energy: -0.1 }, 'energy'),
  refuses(400, 'no energy', { valence: 0 }, 'energy'),
])
