import { answers, refuses, table } from '../../support/table.js'

table('rest_utility_screen', [
  answers(
    'a monitor',
    { width: 2560, height: 1440, diagonal: 27 },
    {
      ppi: 108.79,
      dotPitchMm: 0.2335,
      widthCm: 59.77,
      heightCm: 33.62,
      widthIn: 23.53,
      heightIn: 13.24,
      areaCm2: 2009.68,
      aspectRatio: '16:9',
      megapixels: 3.69,
      retinaDistanceCm: 80.27,
    },
    'Python: sqrt(2560^2 + 1440^2) / 27 and what follows from it',
  ),
  answers(
    'a square',
    { width: 100, height: 100, diagonal: 1 },
    { ppi: 141.42, aspectRatio: '1:1' },
    '100 * sqrt(2)',
  ),
  answers(
    'a half of the last digit with pixels an inch that have no end',
    { width: 1600, height: 1200, diagonal: 19.5 },
    { ppi: 102.56, dotPitchMm: 0.2477, widthIn: 15.6, heightIn: 11.7, areaCm2: 1177.55 },
    '25.4 * 19.5 / 2000 = 0.24765; 39.624 * 29.718 = 1177.546032',
  ),
  answers(
    'a half of a hundredth of a centimetre',
    { width: 640, height: 480, diagonal: 43.75 },
    { widthCm: 88.9, heightCm: 66.68, dotPitchMm: 1.3891 },
    '43.75 * 0.6 * 2.54 = 66.675; 25.4 * 43.75 / 800 = 1.3890625',
  ),
  answers(
    'sides of 3 and 4',
    { width: 300, height: 400, diagonal: 5 },
    { ppi: 100, widthIn: 3, heightIn: 4, dotPitchMm: 0.254 },
    'Pythagoras',
  ),
  refuses(400, 'no pixels', { width: 0, height: 1, diagonal: 1 }, 'width'),
  refuses(400, 'half a pixel', { width: 0.5, height: 1, diagonal: 1 }, 'width'),
])
