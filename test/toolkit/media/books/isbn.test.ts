import { answers, refuses, table } from '../../../support/table.js'

const nothing = {
  isbn13: null,
  isbn13Hyphenated: null,
  isbn10: null,
  isbn10Hyphenated: null,
  groupName: null,
  registrationGroup: null,
  registrant: null,
}

table('rest_media_books_4', [
  answers(
    'an ISBN-10',
    { isbn: '0306406152' },
    {
      input: '0306406152',
      valid: true,
      type: 'isbn10',
      checkDigit: '2',
      expectedCheckDigit: '2',
      isbn13: '9780306406157',
      isbn13Hyphenated: '978-0-306-40615-7',
      isbn10: '0306406152',
      isbn10Hyphenated: '0-306-40615-2',
      groupName: 'English language',
      registrationGroup: '0',
      registrant: '306',
    },
    'the example of the ISBN article in Wikipedia, by ISO 2108',
  ),
  answers(
    'an ISBN-13 of Germany',
    { isbn: '978-3-16-148410-0' },
    {
      valid: true,
      type: 'isbn13',
      isbn10: '316148410X',
      isbn10Hyphenated: '3-16-148410-X',
      registrationGroup: '3',
      registrant: '16',
    },
    "the ISBN agency's specimen",
  ),
  answers(
    'Indonesia',
    { isbn: '9786028519939' },
    { valid: true, registrationGroup: '602', groupName: 'Indonesia', isbn13Hyphenated: '978-602-8519-93-9' },
    "the International ISBN Agency's ranges: 978-602",
  ),
  answers(
    '979 has no ISBN-10',
    { isbn: '979 10 90636 07 1' },
    {
      valid: true,
      isbn10: null,
      isbn10Hyphenated: null,
      groupName: 'France',
      isbn13Hyphenated: '979-10-90636-07-1',
    },
    "the International ISBN Agency's ranges: 979-10",
  ),
  answers(
    'a check of X in lower case',
    { isbn: '0-8044-2957-x' },
    { input: '0-8044-2957-x', valid: true, checkDigit: 'X', isbn13: '9780804429573' },
    '0+8x9+0+4x7+4x6+2x5+9x4+5x3+7x2+10 = 209 = 19 x 11',
  ),
  answers(
    'a wrong check digit',
    { isbn: '0306406153' },
    { valid: false, checkDigit: '3', expectedCheckDigit: '2', ...nothing },
    'it is 2',
  ),
  answers(
    'a range that is not assigned',
    { isbn: '9789999999991' },
    { ...nothing, valid: true, isbn13: '9789999999991', isbn10: '9999999999' },
    '99999 is no group',
  ),
  refuses(422, 'an EAN of something else', { isbn: '4006381333931' }, '978 or 979'),
  refuses(422, 'X in the middle', { isbn: '03064X6152' }, 'does not have the form'),
  refuses(422, 'eleven digits', { isbn: '03064061521' }, 'does not have the form'),
  refuses(400, 'letters', { isbn: 'abcdefghij' }, 'isbn'),
  refuses(400, 'no ISBN', {}, 'isbn'),
])
