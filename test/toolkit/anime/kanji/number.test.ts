import { answers, refuses, table } from '../../../support/table.js'

const SOURCE = 'Japanese numerals by hand'
const reads = (value: string, number: number) =>
  answers<'rest_anime_kanji_4'>(`${value} as ${number}`, { value }, { number }, SOURCE)
const refused = (value: string) => refuses<'rest_anime_kanji_4'>(422, value, { value }, '')

table('rest_anime_kanji_4', [
  answers('zero', { value: '0' }, { number: 0, kanji: '〇', daiji: '零', positional: '〇' }, SOURCE),
  answers(
    'ones',
    { value: '11111' },
    { kanji: '一万千百十一', daiji: '壱万壱千壱百壱拾壱', positional: '一一一一一' },
    SOURCE,
  ),
  answers('ten million', { value: '10000000' }, { kanji: '千万', daiji: '壱千万' }, SOURCE),
  answers(
    'the biggest number',
    { value: '9007199254740991' },
    {
      number: 9007199254740991,
      kanji: '九千七兆千九百九十二億五千四百七十四万九百九十一',
      daiji: '九千七兆壱千九百九拾弐億五千四百七拾四万九百九拾壱',
      positional: '九〇〇七一九九二五四七四〇九九一',
    },
    SOURCE,
  ),
  answers('a hundred million', { value: '一億' }, { number: 100_000_000, kanji: '一億' }, SOURCE),
  reads('２０２４', 2024),
  reads('007', 7),
  reads('二千二十四', 2024),
  reads('二〇二四', 2024),
  reads('二零二四', 2024),
  reads('弐千弐拾四', 2024),
  reads('壱弐参', 123),
  reads('十', 10),
  reads('千万', 10_000_000),
  reads('三億五', 300_000_005),
  reads('一兆二億三万四', 1_000_200_030_004),
  reads('〇〇七', 7),
  refused('十百'),
  refused('万億'),
  refused('億万'),
  refused('万'),
  refused('二三十'),
  refused('十二三'),
  refused('一万二億'),
  refused('百百'),
  refused('9007199254740992'),
  refused('九〇〇七一九九二五四七四〇九九二'),
  refused('九千九百兆'),
  refuses(400, 'letters', { value: 'abc' }, 'value'),
  refuses(400, 'digits beside kanji', { value: '2千' }, 'value'),
])
