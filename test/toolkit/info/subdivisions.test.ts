import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const ISO = 'ISO 3166-2'
const PACKAGE = 'iso-3166 4.4.0'
const bali = { code: 'ID-BA', name: 'Bali', parent: 'ID' }
const codes = (...all: readonly string[]): unknown =>
  all.map((code) => expect.objectContaining({ code }) as unknown)

table('rest_info_subdivisions', [
  answers(
    'part of a name in another case',
    { country: 'Indonesia', q: 'BALI' },
    { country: 'ID', total: 1, items: [bali] },
    ISO,
  ),
  answers('part of a code', { country: 'ID', q: 'd-ba' }, { items: [bali] }, ISO),
  answers('a name without its accents', { country: 'BR', q: 'sao p' }, { items: codes('BR-SP') }, ISO),
  answers('accents that a name lacks', { country: 'ID', q: 'bàli' }, { items: [bali] }, ISO),
  answers(
    'a part of a part',
    { country: 'FR', q: 'FR-75' },
    { items: expect.arrayContaining([expect.objectContaining({ parent: 'FR-IDF' })]) },
    ISO,
  ),
  // The parent subdivisions of the Online Browsing Platform of ISO, which iso-3166 4.4.0 has not for these countries.
  ...(
    [
      ['GB', 'GB-ABD', 'GB-SCT'],
      ['GB', 'GB-CRF', 'GB-WLS'],
      ['GB', 'GB-BFS', 'GB-NIR'],
      ['GB', 'GB-KEN', 'GB-ENG'],
      ['GB', 'GB-ENG', 'GB'],
      ['BE', 'BE-VAN', 'BE-VLG'],
      ['BE', 'BE-BRU', 'BE'],
      ['EE', 'EE-784', 'EE-37'],
      ['GQ', 'GQ-BN', 'GQ-I'],
      ['IS', 'IS-RKV', 'IS-1'],
    ] as const
  ).map(([country, code, parent]) =>
    answers<'rest_info_subdivisions'>(
      `${code} below ${parent}`,
      { country, q: code },
      { items: [expect.objectContaining({ code, parent })] },
      ISO,
    ),
  ),
  // Names that iso-3166 4.4.0 cuts off or misspells.
  ...(
    [
      ['RU', 'RU-KB', 'Kabardino-Balkarskaya Respublika'],
      ['RU', 'RU-YAN', 'Yamalo-Nenetskiy avtonomnyy okrug'],
      ['RU', 'RU-LEN', "Leningradskaya oblast'"],
      ['GR', 'GR-A', 'Anatolikí Makedonía kai Thráki'],
      ['KZ', 'KZ-19', 'Almaty oblysy'],
      ['DK', 'DK-82', 'Region Midtjylland'],
    ] as const
  ).map(([country, code, name]) =>
    answers<'rest_info_subdivisions'>(
      `${code} by its whole name`,
      { country, q: code },
      { items: [{ code, name, parent: country }] },
      `${ISO}; iso-codes (Debian)`,
    ),
  ),
  answers(
    'all, by code',
    { country: 'NL', limit: 2 },
    { total: 18, count: 2, items: codes('NL-AW', 'NL-BQ1') },
    ISO,
  ),
  answers(
    'codes in use in Denmark',
    { country: 'DK' },
    { total: 5, items: codes('DK-81', 'DK-82', 'DK-83', 'DK-84', 'DK-85') },
    ISO,
  ),
  answers('no withdrawn code', { country: 'LU', q: 'LU-D' }, { total: 1, items: codes('LU-DI') }, ISO),
  answers('no match', { country: 'ID', q: 'xyzzyx' }, { total: 0, count: 0, items: [] }, ISO),
  answers(
    'a country without subdivisions',
    { country: 'VA' },
    { country: 'VA', total: 0, count: 0, items: [] },
    ISO,
  ),
  answers('the country with the most', { country: 'GB' }, { total: 224, count: 224 }, PACKAGE),
  refuses(422, 'an unknown country', { country: 'XX' }, 'unknown country "XX"'),
  refuses(400, 'a limit of 301', { country: 'ID', limit: 301 }, 'limit'),
  refuses(400, 'a text of 61 characters', { country: 'ID', q: 'a'.repeat(61) }, 'q'),
  refuses(400, 'no country', {}, 'country'),
])
