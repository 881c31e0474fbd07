import { answers, refuses, table } from '../../../support/table.js'

table('rest_media_video_2', [
  answers(
    'the size of an hour',
    { bitrate: 5000, seconds: 3600, audioBitrate: 128 },
    {
      bitrate: 5000,
      videoBitrate: 4872,
      audioBitrate: 128,
      seconds: 3600,
      duration: '01:00:00',
      bytes: 2_250_000_000,
      megabytes: 2250,
      mebibytes: 2145.767,
      gigabytes: 2.25,
      minutesPerGigabyte: 26.667,
    },
    '5000 x 3600 / 8000; 2.25e9 / 2^20; 8e6/5000/60',
  ),
  answers(
    'the bitrate that fits a disc',
    { seconds: 5400, megabytes: 700 },
    { bitrate: 1037.037, videoBitrate: 1037.037, bytes: 700_000_000, duration: '01:30:00' },
    '700 x 8000 / 5400',
  ),
  answers(
    'the length that fits a card',
    { bitrate: 100_000, megabytes: 64_000 },
    { seconds: 5120, duration: '01:25:20', gigabytes: 64, minutesPerGigabyte: 1.333 },
    '64000 x 8000 / 100000',
  ),
  answers(
    'half a byte rounds up, half a second too',
    { bitrate: 1, seconds: 0.5 },
    { bytes: 63, megabytes: 0, duration: '00:00:01' },
    '1 x 0.5 / 8 kB = 62.5 bytes',
  ),
  answers('hours beyond a day', { bitrate: 1, seconds: 360_000 }, { duration: '100:00:00' }, '360000/3600'),
  refuses(422, 'more audio than there is', { bitrate: 100, seconds: 1, audioBitrate: 101 }, '101 kbit/s'),
  refuses(400, 'one value', { bitrate: 5000 }, 'seconds'),
  refuses(400, 'none', {}, 'bitrate'),
  refuses(400, 'the size alone', { megabytes: 1 }, 'bitrate'),
  refuses(400, 'all three', { bitrate: 1, seconds: 1, megabytes: 1 }, 'megabytes'),
  refuses(400, 'a bitrate of 0', { bitrate: 0, seconds: 1 }, 'bitrate'),
])
