import { describe, expect, test } from 'vitest'
import { createPiiFinder } from '../../../src/gateway/moderation/pii/index.js'
import { finish } from './judge.js'

const find = await createPiiFinder()
const spansIn = (text: string, region?: string) => finish(find(text, region))

describe('e-mail addresses', () => {
  test.each([
    ['Write to mira@bookshop.example.', 'mira@bookshop.example', 'mira@bookshop.example'],
    [
      '<Mira.Sari+news@Mail.Bookshop.co.id>',
      'Mira.Sari+news@Mail.Bookshop.co.id',
      'mira.sari+news@mail.bookshop.co.id',
    ],
    ['(o’x) büro@bücher.example', 'büro@bücher.example', 'büro@bücher.example'],
    ['mira (at) bookshop [dot] example', 'mira (at) bookshop [dot] example', 'mira@bookshop.example'],
  ])('%s', (text, found, normalized) => {
    expect(spansIn(text)).toEqual([
      {
        type: 'email',
        start: text.indexOf(found),
        end: text.indexOf(found) + found.length,
        text: found,
        normalized,
      },
    ])
  })
  test.each(['@mira hello', 'mira@localhost', 'a@.b', '5 @ 3.50', 'see you at noon (at) the dot'])(
    'none in "%s"',
    (text) => expect(spansIn(text)).toEqual([]),
  )
})

describe('telephone numbers', () => {
  // Numbers of the numbering plans: Indonesian mobile 08xx, +1 202 555 01xx (kept for fiction), +44 20 7946 0xxx (Ofcom, for drama).
  test.each([
    ['Call +62 812-3456-7890 now', '+62 812-3456-7890', '+6281234567890'],
    ['WA 0812 3456 7890 ya', '0812 3456 7890', '+6281234567890'],
    ['hub. 081234567890.', '081234567890', '+6281234567890'],
    ['kantor (021) 5701234', '(021) 5701234', '+62215701234'],
    ['or +44 20 7946 0958', '+44 20 7946 0958', '+442079460958'],
    ['00442079460958 from abroad', '00442079460958', '+442079460958'],
    ['(202) 555-0143', '(202) 555-0143', '+12025550143'],
    // E.164 without its plus: 62 is Indonesia, 812 the first digits of a mobile number of 9 to 12 digits.
    ['WA 62812345678', '62812345678', '+62812345678'],
    ['WA 6281234567890', '6281234567890', '+6281234567890'],
    ['(62) 812-3456-7890', '(62) 812-3456-7890', '+6281234567890'],
    ['62 21 5701234', '62 21 5701234', '+62215701234'],
    // WhatsApp's "click to chat": the number in international form without zeros, brackets or dashes.
    ['https://wa.me/6281234567890', '6281234567890', '+6281234567890'],
    ['wa.me/442079460958?text=hi', '442079460958', '+442079460958'],
    // 626 is an area code of California.
    ['626-555-0143', '626-555-0143', '+16265550143'],
  ])('%s', (text, found, normalized) => {
    expect(spansIn(text)).toEqual([
      {
        type: 'phone',
        start: text.indexOf(found),
        end: text.indexOf(found) + found.length,
        text: found,
        normalized,
      },
    ])
  })
  // Ofcom's, ACMA's and Traficom's numbers for drama; ARCEP's for fiction. Without a region nothing tells the country.
  test.each([
    ['ring 020 7946 0958', '020 7946 0958', '02079460958'],
    ['01 99 00 12 34', '01 99 00 12 34', '0199001234'],
    ['call me at 467 3395', '467 3395', '4673395'],
    ['They are not answering at 71-33-52-22', '71-33-52-22', '71335222'],
    ['655 437 108 office', '655 437 108', '655437108'],
    ['hubungi 5701234 saja', '5701234', '5701234'],
    // An area code that North America has not assigned, with an extension.
    ['345-299-3560x4587', '345-299-3560x4587', '3452993560'],
  ])('%s, in national form', (text, found, normalized) => {
    expect(spansIn(text)).toMatchObject([{ type: 'phone', text: found, normalized }])
  })
  test.each([
    ['020 7946 0958', 'GB', '+442079460958'],
    ['07700 900123', 'GB', '+447700900123'],
    ['0491 570 156', 'AU', '+61491570156'],
    ['030 23125 123', 'DE', '+493023125123'],
    ['612 345 678', 'ES', '+34612345678'],
    ['0812 3456 7890', 'ID', '+6281234567890'],
  ])('%s in %s', (text, region, normalized) => {
    expect(spansIn(`Here: ${text}.`, region)).toMatchObject([{ text, normalized }])
  })
  test('a region without numbers counts as none', () => {
    expect(spansIn('0812 3456 7890', 'ZZ')).toMatchObject([{ normalized: '+6281234567890' }])
  })
  test.each([
    'SSN 123-45-6789',
    'card 4111 1111 1111 1111',
    'order no. 655 437 108',
    'nomor rekening 1234567890',
    'It cost $ 1 250 000 then',
    'on 2026 11 21',
    '17031 2202 Rissik Street',
  ])('none in "%s", whatever the region', (text) => expect(spansIn(text, 'GB')).toEqual([]))
  test.each([
    'on 2026-11-21 and 21.11.2026',
    'it costs Rp 1.250.000 or 3,141,592.65',
    'order 4111111111111111 and invoice 20261121004',
    'from 192.168.10.254 at 1700000000',
    'room 12, 555 people, year 2026',
    'ISBN 978-3-16-148410-0',
    'files.example/6281234567890',
  ])('none in "%s"', (text) => expect(spansIn(text)).toEqual([]))
})

test('both, in the order of the text, at most 1,000', () => {
  expect(spansIn('0812 3456 7890 or mira@bookshop.example').map(({ type }) => type)).toEqual([
    'phone',
    'email',
  ])
  expect(spansIn('a@b.co '.repeat(1500))).toHaveLength(1000)
})
