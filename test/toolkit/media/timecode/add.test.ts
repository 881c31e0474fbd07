import { answers, refuses, table } from '../../../support/table.js'

table('rest_media_timecode_2', [
  answers(
    'a sum with a frame count taken away',
    { rate: '25', timecodes: '01:00:00:00,00:00:10:12,-25' },
    { rate: '25', timecode: '01:00:09:12', negative: false, frames: 90_237, seconds: 3609.48, count: 3 },
    '90000 + 262 - 25',
  ),
  answers(
    'below 0',
    { rate: '59.94df', timecodes: '-00:01:00;04' },
    { timecode: '00:01:00;04', negative: true, frames: -3600, seconds: -60.06 },
    '3600 x 1001/60000',
  ),
  answers(
    'nothing left',
    { rate: '30', timecodes: '00:00:01:00,-30,-0' },
    { timecode: '00:00:00:00', negative: false, frames: 0, seconds: 0, count: 3 },
    '30 - 30',
  ),
  answers(
    'past midnight',
    { rate: '24', timecodes: '23:59:59:23,1' },
    { timecode: '00:00:00:00', frames: 2_073_600 },
    '24 x 86400',
  ),
  answers(
    'a hundred items',
    { rate: '25', timecodes: Array(100).fill(1).join(',') },
    { frames: 100 },
    '100 x 1',
  ),
  refuses(422, 'half a timecode', { rate: '25', timecodes: '1,00:00' }, '"00:00"'),
  refuses(422, 'a dropped label', { rate: '29.97df', timecodes: '00:01:00;00' }, 'does not exist'),
  refuses(
    422,
    'more frames than a number has',
    { rate: '25', timecodes: `1${'0'.repeat(400)}` },
    'too many frames',
  ),
  refuses(422, 'a sum that is too great', { rate: '25', timecodes: '9007199254740991,1' }, 'too many frames'),
  refuses(400, '101 items', { rate: '25', timecodes: Array(101).fill(1).join(',') }, 'timecodes'),
  refuses(400, 'letters', { rate: '25', timecodes: 'abc' }, 'timecodes'),
  refuses(400, 'no rate', { timecodes: '1' }, 'rate'),
])
