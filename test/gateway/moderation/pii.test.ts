import { describe, expect, test } from 'vitest'
import { createPiiFinder } from '../../../src/gateway/moderation/pii.js'
import { finish } from './judge.js'

const find = await createPiiFinder()
const spansIn = (text: string) => finish(find(text))

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
