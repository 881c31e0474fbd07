import { answers, refuses, table } from '../../support/table.js'

const SOURCE = 'IANA time zones by hand'

table('rest_anime_broadcastTime', [
  answers(
    'the day before in New York',
    { date: '2024-03-10', time: '24:00', tz: 'america/new_york' },
    {
      jst: '2024-03-11T00:00:00+09:00',
      utc: '2024-03-10T15:00:00Z',
      local: '2024-03-10T11:00:00-04:00',
      localDate: '2024-03-10',
      localTime: '11:00',
      localWeekday: 'Sunday',
      dayShift: 0,
    },
    SOURCE,
  ),
  answers(
    'a day ahead',
    { date: '2023-12-31', time: '29:59', tz: 'Pacific/Kiritimati' },
    { local: '2024-01-01T10:59:00+14:00', localWeekday: 'Monday', dayShift: 1 },
    SOURCE,
  ),
  answers(
    'a day behind',
    { date: '2024-01-01', time: '0:05', tz: 'America/Los_Angeles' },
    { jst: '2024-01-01T00:05:00+09:00', localDate: '2023-12-31', localTime: '07:05', dayShift: -1 },
    SOURCE,
  ),
  refuses(400, 'an unknown zone', { date: '2024-01-01', time: '1:00', tz: 'Asia/Atlantis' }, 'tz'),
  refuses(400, 'an offset', { date: '2024-01-01', time: '1:00', tz: '+09:00' }, 'tz'),
  refuses(400, 'an impossible date', { date: '2023-02-29', time: '1:00', tz: 'UTC' }, 'date'),
  refuses(400, '30:00', { date: '2024-01-01', time: '30:00', tz: 'UTC' }, 'time'),
])
