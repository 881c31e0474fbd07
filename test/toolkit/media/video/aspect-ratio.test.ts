import { answers, refuses, table } from '../../../support/table.js'

table('rest_media_video', [
  answers(
    'a difference that ends in a half of a hundredth',
    { width: 17, height: 5 },
    { nearest: { name: '32:9', decimal: 3.5556, differencePercent: -4.38 } },
    '(3.4 x 9/32 - 1) x 100 = -4.375, half away from zero',
  ),
  answers(
    'full HD in a frame of 4:3',
    { width: 1920, height: 1080, frameWidth: 1024, frameHeight: 768 },
    {
      ratio: '16:9',
      decimal: 1.7778,
      orientation: 'landscape',
      nearest: { name: '16:9', decimal: 1.7778, differencePercent: 0 },
      resolution: 'Full HD 1080p',
      megapixels: 2.07,
      fit: { scale: 0.533333, width: 1024, height: 576, barsX: 0, barsY: 96, bars: 'letterbox' },
      fill: { scale: 0.711111, width: 1365, height: 768, cropX: 170.5, cropY: 0 },
    },
    '1024/1920, 768/1080',
  ),
  answers(
    'upright',
    { width: 1080, height: 1920 },
    {
      ratio: '9:16',
      orientation: 'portrait',
      nearest: { name: '9:16', decimal: 0.5625, differencePercent: 0 },
      resolution: 'Full HD 1080p',
      fit: null,
      fill: null,
    },
    'either way round',
  ),
  answers(
    'a film in portrait',
    { width: 100, height: 240 },
    { nearest: { name: '1:2.39', decimal: 0.4184, differencePercent: -0.42 } },
    '2.39/2.4 - 1; 9:21 is 0.421875',
  ),
  answers(
    'a square',
    { width: 7, height: 7 },
    { ratio: '1:1', orientation: 'square', nearest: { name: '1:1', decimal: 1, differencePercent: 0 } },
    'by definition',
  ),
  answers(
    'a tall picture in a wide frame',
    { width: 3, height: 4, frameWidth: 16, frameHeight: 9 },
    {
      fit: { scale: 2.25, width: 7, height: 9, barsX: 4.5, barsY: 0, bars: 'pillarbox' },
      fill: { scale: 5.333333, width: 16, height: 21, cropX: 0, cropY: 6 },
    },
    '6.75 and 21.33 rounded half up',
  ),
  answers(
    'the same ratio',
    { width: 640, height: 480, frameWidth: 320, frameHeight: 240 },
    {
      resolution: 'VGA',
      fit: { scale: 0.5, width: 320, height: 240, barsX: 0, barsY: 0, bars: 'none' },
      fill: { scale: 0.5, width: 320, height: 240, cropX: 0, cropY: 0 },
    },
    '320/640',
  ),
  answers(
    'no common size',
    { width: 1921, height: 1080 },
    { ratio: '1921:1080', resolution: null },
    '1921 = 17 x 113',
  ),
  answers(
    'ultra wide',
    { width: 2560, height: 1080 },
    { nearest: { name: '21:9', decimal: 2.3704, differencePercent: 0 } },
    '64/27',
  ),
  refuses(400, 'a frame without height', { width: 1, height: 1, frameWidth: 1 }, 'frameHeight'),
  refuses(400, 'a frame without width', { width: 1, height: 1, frameHeight: 1 }, 'frameWidth'),
  refuses(400, 'a width of 0', { width: 0, height: 1 }, 'width'),
  refuses(400, 'no height', { width: 1 }, 'height'),
])
