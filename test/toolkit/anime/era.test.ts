import { answers, refuses, table } from '../../support/table.js'

// CLDR, supplemental/calendarData.json, eras 232 to 236 of the Japanese calendar.
const SOURCE = 'CLDR'
const at = (date: string, era: string, year: number, japanese: string, short: string) =>
  answers<'rest_anime_era'>(date, { date }, { date, era, year, first: year === 1, japanese, short }, SOURCE)

table('rest_anime_era', [
  at('1873-01-01', 'Meiji', 6, '明治6年1月1日', 'M6.01.01'),
  at('1912-07-29', 'Meiji', 45, '明治45年7月29日', 'M45.07.29'),
  at('1912-07-30', 'Taisho', 1, '大正元年7月30日', 'T1.07.30'),
  at('1926-12-24', 'Taisho', 15, '大正15年12月24日', 'T15.12.24'),
  at('1926-12-25', 'Showa', 1, '昭和元年12月25日', 'S1.12.25'),
  at('1989-01-07', 'Showa', 64, '昭和64年1月7日', 'S64.01.07'),
  at('1989-01-08', 'Heisei', 1, '平成元年1月8日', 'H1.01.08'),
  at('2019-04-30', 'Heisei', 31, '平成31年4月30日', 'H31.04.30'),
  at('2026-11-22', 'Reiwa', 8, '令和8年11月22日', 'R8.11.22'),
  answers(
    'an era that has ended',
    { date: '2000-02-29' },
    { kanji: '平成', letter: 'H', eraStart: '1989-01-08', eraEnd: '2019-04-30' },
    SOURCE,
  ),
  refuses(422, 'the lunisolar calendar', { date: '1872-12-31' }, '1873-01-01'),
  refuses(400, 'no date', { date: '2019-02-29' }, 'date'),
])
