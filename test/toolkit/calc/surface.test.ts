import { answers, refuses, table } from '../../support/table.js'

table('rest_calc_surface', [
  answers(
    'tiles',
    { material: 'tiles', area: 12 },
    { material: 'tiles', netArea: 12, liters: null, tiles: 147, packages: 15, packageUnit: 'box', cost: 0 },
    '13.2/0.09 = 146.67',
  ),
  answers(
    'tiles that come out even',
    { material: 'tiles', area: 9, waste: 0, perBox: 100, unitPrice: 49.995 },
    { tiles: 100, packages: 1, cost: 50 },
    '9/0.09; 49.995 half up',
  ),
  answers(
    'joints',
    { material: 'tiles', area: 10, waste: 0, tileLength: 29.5, tileWidth: 59.5, gap: 5 },
    { tiles: 56 },
    '30 cm by 60 cm: 10/0.18 = 55.56',
  ),
  answers(
    'paint',
    { material: 'paint', area: 50, openings: 5, coats: 2, coverage: 12, canLiters: 2.5, unitPrice: 30 },
    { material: 'paint', netArea: 45, liters: 7.5, tiles: null, packages: 3, packageUnit: 'can', cost: 90 },
    '45*2/12',
  ),
  answers(
    'cans that are exactly full',
    { material: 'paint', area: 9, coats: 1, coverage: 0.7, canLiters: 0.1, waste: 40 },
    { liters: 18, packages: 180 },
    '9/0.7*1.4 = 18, though 9/0.7 never ends',
  ),
  answers(
    'paint with spare',
    { material: 'paint', area: 33.335, waste: 10 },
    { netArea: 33.34, liters: 7.33, packages: 2 },
    '33.335*2/10*1.1 = 7.3337',
  ),
  refuses(422, 'openings as large as the wall', { material: 'paint', area: 5, openings: 5 }, 'no surface'),
  refuses(400, 'a material that is not offered', { material: 'wallpaper', area: 5 }, 'material'),
  refuses(400, 'no coat', { material: 'paint', area: 5, coats: 0 }, 'coats'),
  refuses(400, 'a missing area', { material: 'paint' }, 'area'),
])
