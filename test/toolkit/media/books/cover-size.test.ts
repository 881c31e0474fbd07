import { answers, refuses, table } from '../../../support/table.js'

const trim = { width: 152.4, height: 228.6 }

table('rest_media_books_5', [
  answers(
    'a 6 x 9 inch paperback of 300 pages',
    { ...trim, pages: 300 },
    {
      pages: 300,
      pageThicknessMm: 0.0572,
      spineMm: 17.16,
      coverWidthMm: 328.31,
      coverHeightMm: 234.95,
      coverWidthIn: 12.9256,
      coverHeightIn: 9.25,
      widthPx: 3878,
      heightPx: 2775,
      spineText: true,
    },
    '2 x 152.4 + 300 x 0.0572 + 2 x 3.175; 328.31/25.4 = 12.92559; x 300 = 3877.7',
  ),
  answers(
    'an odd page count on cream paper, without bleed',
    { width: 100, height: 150, pages: 79, paper: 'cream', bleed: 0, dpi: 72 },
    {
      pages: 80,
      spineMm: 5.08,
      coverWidthMm: 205.08,
      coverHeightMm: 150,
      coverWidthIn: 8.074,
      widthPx: 581,
      heightPx: 425,
      spineText: true,
    },
    '80 x 0.0635; 205.08/25.4 = 8.07402; 150/25.4 x 72 = 425.197',
  ),
  answers(
    'colour paper',
    { ...trim, pages: 78, paper: 'color' },
    { spineMm: 4.649, spineText: false },
    '78 x 0.0596 = 4.6488',
  ),
  answers(
    'a measured caliper overrides the paper',
    { ...trim, pages: 100, paper: 'cream', caliper: 0.05 },
    { pageThicknessMm: 0.05, spineMm: 5 },
    '100 x 0.05',
  ),
  refuses(400, 'one page', { ...trim, pages: 1 }, 'pages'),
  refuses(400, 'a trim that is too wide', { width: 501, height: 100, pages: 2 }, 'width'),
  refuses(400, 'no height', { width: 100, pages: 2 }, 'height'),
  refuses(400, 'another paper', { ...trim, pages: 2, paper: 'gold' }, 'paper'),
  refuses(400, 'a caliper of 0', { ...trim, pages: 2, caliper: 0 }, 'caliper'),
])
