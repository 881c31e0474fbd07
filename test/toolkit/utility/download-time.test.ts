import { answers, refuses, table } from '../../support/table.js'

table('rest_utility_downloadTime', [
  answers(
    'a DVD',
    { size: '4.7 GB', speed: '100 Mbps' },
    { bytes: 4.7e9, bitsPerSecond: 1e8, seconds: 376, text: '6 min 16 s', megabytesPerSecond: 12.5 },
    '37.6e9 / 1e8',
  ),
  answers(
    'bytes a second',
    { size: '100 MB', speed: '12.5 MB/s' },
    { bitsPerSecond: 1e8, seconds: 8 },
    '100 / 12.5',
  ),
  answers('a small b', { size: '100 MB', speed: '100 Mb/s' }, { bitsPerSecond: 1e8 }, 'as 100 Mbps'),
  answers(
    'bits in words',
    { size: '1 GB', speed: '1gbit/s' },
    { bitsPerSecond: 1e9, text: '8 s' },
    '8e9 / 1e9',
  ),
  answers(
    'powers of 1024',
    { size: '1 GiB', speed: '1 MiB/s' },
    { bitsPerSecond: 8388608, seconds: 1024, text: '17 min 4 s' },
    '2^30 / 2^20',
  ),
  answers(
    'overhead',
    { size: '90 MB', speed: '8 Mbps', overhead: 10 },
    { seconds: 100, megabytesPerSecond: 0.9 },
    '720e6 / 7.2e6',
  ),
  answers('a day and more', { size: '93784', speed: '8 bps' }, { text: '1 d 2 h 3 min 4 s' }, '93784 s'),
  answers(
    'a moment',
    { size: '1 kB', speed: '1 Gbps' },
    { seconds: 0, text: 'less than 1 s' },
    '8 microseconds',
  ),
  answers(
    'part of a second is a second',
    { size: '1001 B', speed: '1 kB/s' },
    { seconds: 1.001, text: '2 s' },
    'rounded up',
  ),
  refuses(422, 'a speed of 0', { size: '1 GB', speed: '0 Mbps' }, 'speed'),
  refuses(422, 'a speed without a unit', { size: '1 GB', speed: '100' }, 'speed: "100"'),
  refuses(422, 'a unit of size', { size: '1 GB', speed: '100 MB' }, 'speed'),
  refuses(422, 'a size that is none', { size: 'big', speed: '1 Mbps' }, 'size: "big"'),
  refuses(400, 'a line full of overhead', { size: '1', speed: '1 bps', overhead: 91 }, 'overhead'),
])
