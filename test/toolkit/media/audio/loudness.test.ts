import { answers, refuses, table } from '../../../support/table.js'

table('rest_media_audio', [
  answers(
    'a loud master',
    { measured: -9.5, truePeak: -0.3 },
    {
      gainDb: -4.5,
      gainLinear: 0.595662,
      peakAfter: -4.8,
      headroomDb: 3.8,
      needsLimiter: false,
      safeGainDb: -4.5,
      loudnessWithSafeGain: -14,
      action: 'cut',
    },
    '10^(-4.5/20)',
  ),
  answers(
    'a quiet recording whose peaks are in the way',
    { measured: -24.3, truePeak: -6.1, target: -16 },
    {
      gainDb: 8.3,
      gainLinear: 2.60016,
      peakAfter: 2.2,
      headroomDb: -3.2,
      needsLimiter: true,
      safeGainDb: 5.1,
      loudnessWithSafeGain: -19.2,
      action: 'boost',
    },
    '10^(8.3/20) = 2.60016',
  ),
  answers(
    'what is right already',
    { measured: -23, truePeak: -1, target: -23 },
    { gainDb: 0, gainLinear: 1, headroomDb: 0, needsLimiter: false, action: 'none' },
    'EBU R 128',
  ),
  answers(
    'a peak just above the ceiling',
    { measured: -14, truePeak: -0.99 },
    { needsLimiter: true, headroomDb: -0.01, safeGainDb: -0.01, action: 'none' },
    '-1 + 0.99',
  ),
  refuses(400, 'silence', { measured: -71, truePeak: -1 }, 'measured'),
  refuses(400, 'no peak', { measured: -14 }, 'truePeak'),
  refuses(400, 'a ceiling above full scale', { measured: -14, truePeak: -1, ceiling: 1 }, 'ceiling'),
])
