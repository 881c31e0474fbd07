import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

table('rest_social_image', [
  answers(
    'two slots',
    { width: 4000, height: 3000, network: 'x' },
    {
      width: 4000,
      height: 3000,
      count: 2,
      best: 'x/post',
      items: [
        {
          network: 'x',
          slot: 'post',
          targetWidth: 1600,
          targetHeight: 900,
          crop: { x: 0, y: 375, width: 4000, height: 2250 },
          lostPercent: 25,
          upscaled: false,
        },
        {
          network: 'x',
          slot: 'header',
          targetWidth: 1500,
          targetHeight: 500,
          crop: { x: 0, y: 833, width: 4000, height: 1333 },
          lostPercent: 55.57,
          upscaled: false,
        },
      ],
    },
    '4000*9/16 = 2250; 4000/3 = 1333.3, (3000-1333)/2 = 833.5, 1-1333/3000 = 0.55567',
  ),
  answers(
    'all slots in order',
    { width: 1080, height: 1080 },
    {
      count: 16,
      best: 'instagram/square',
      items: [
        'instagram/square',
        'instagram/portrait',
        'instagram/landscape',
        'instagram/story',
        'facebook/post',
        'facebook/cover',
        'facebook/story',
        'x/post',
        'x/header',
        'linkedin/post',
        'linkedin/cover',
        'youtube/thumbnail',
        'youtube/banner',
        'tiktok/video',
        'pinterest/pin',
        'open-graph/image',
      ].map((name) => {
        const [network, slot] = name.split('/')
        return expect.objectContaining({ network, slot }) as unknown
      }),
    },
    'the square loses nothing',
  ),
  answers(
    'a tall image',
    { width: 3000, height: 4001, network: 'pinterest' },
    {
      items: [
        expect.objectContaining({
          crop: { x: 166, y: 0, width: 2667, height: 4001 },
          lostPercent: 11.1,
          upscaled: false,
        }),
      ],
    },
    '4001*2/3 = 2667.3, (3000-2667)/2 = 166.5, 333/3000',
  ),
  answers(
    'half a pixel up',
    { width: 3, height: 3, network: 'tiktok' },
    {
      items: [
        expect.objectContaining({
          crop: { x: 0, y: 0, width: 2, height: 3 },
          lostPercent: 33.33,
          upscaled: true,
        }),
      ],
    },
    '3*9/16 = 1.6875; (3-2)/2 rounded down',
  ),
  answers(
    'the best of those that are not enlarged',
    { width: 900, height: 300, network: 'facebook' },
    { best: 'facebook/cover' },
    'all but the cover are wider than their crop: 300*851/315 = 810 is also less than 851, and it loses least of all',
  ),
  answers(
    'an image that is only enlarged',
    { width: 1, height: 100000, network: 'linkedin' },
    {
      best: 'linkedin/post',
      items: [
        expect.objectContaining({
          crop: { x: 0, y: 49999, width: 1, height: 1 },
          lostPercent: 100,
          upscaled: true,
        }),
        expect.objectContaining({ crop: { x: 0, y: 49999, width: 1, height: 1 }, upscaled: true }),
      ],
    },
    'at least one pixel; 99.999 is rounded; the first of equals',
  ),
  refuses(400, 'no height', { width: 1 }, 'height'),
  refuses(400, 'a width of 0', { width: 0, height: 1 }, 'width'),
  refuses(400, 'another network', { width: 1, height: 1, network: 'myspace' }, 'network'),
])
