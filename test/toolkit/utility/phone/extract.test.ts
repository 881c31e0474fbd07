import { answers, refuses, table } from '../../../support/table.js'

const google = 'PhoneNumberMatcher of Python phonenumbers 9.0.43'
const text = 'Call 020 7946 0958 or +1 (213) 373-4253 ext. 3456 today, not 2026-11-22 or 12'
const british = {
  text: '020 7946 0958',
  start: 5,
  end: 18,
  e164: '+442079460958',
  country: 'GB',
  extension: null,
  national: '020 7946 0958',
}
const american = {
  text: '+1 (213) 373-4253 ext. 3456',
  start: 22,
  end: 49,
  e164: '+12133734253',
  country: 'US',
  extension: '3456',
  national: '(213) 373-4253 ext. 3456',
}

table('rest_utility_phone_2', [
  answers(
    'two numbers and a date',
    { text, country: 'GB' },
    { count: 2, items: [british, american] },
    google,
  ),
  answers('only those with a calling code', { text }, { count: 1, items: [american] }, google),
  answers(
    'no more than asked for',
    { text, country: 'GB', limit: 1 },
    { count: 1, items: [british] },
    google,
  ),
  answers('no number', { text: 'nobody calls' }, { count: 0, items: [] }, google),
  answers(
    'digits and blanks without end',
    { text: '1 '.repeat(10_000), country: 'US' },
    { count: 0 },
    google,
  ),
  refuses(422, 'an unknown country', { text, country: 'ZZ' }, 'country: "ZZ"'),
  refuses(400, 'no item', { text, limit: 0 }, 'limit'),
])
