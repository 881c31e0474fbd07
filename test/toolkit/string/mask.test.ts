import { answers, refuses, table } from '../../support/table.js'

const masked = (name: string, query: Record<string, string | number>, expected: string, hidden: number) =>
  answers<'rest_string_mask'>(name, query, { masked: expected, hidden }, 'counted by hand')

table('rest_string_mask', [
  masked('the last four left', { text: 'abcdefgh' }, '****efgh', 4),
  masked('both ends left', { text: 'abcdefgh', start: 2, end: 1, char: '•' }, 'ab•••••h', 5),
  masked('ends that meet', { text: 'abcd', start: 2, end: 2 }, '****', 4),
  masked('nothing', { text: '' }, '', 0),
  masked('families and flags', { text: '👨‍👩‍👧🇮🇩e\u0301z', end: 1 }, '***z', 3),
  masked('a card', { text: '4111111111111111', type: 'card' }, '************1111', 12),
  masked('a card in groups', { text: '4111 1111-1111 1111', type: 'card' }, '**** ****-**** 1111', 12),
  masked('an address', { text: 'john.doe@example.com', type: 'email' }, 'j*******@example.com', 7),
  masked('an address of one letter', { text: 'j@e.com', type: 'email' }, 'j@e.com', 0),
  masked('a phone', { text: '+62 812-3456-789', type: 'phone' }, '+** ***-****-789', 9),
  masked('a name', { text: 'Ani  van Élan', type: 'name' }, 'A**  v** É***', 7),
  masked('an IBAN', { text: 'DE89 3704 0044 0532 0130 00', type: 'iban' }, 'DE89 **** **** **** **30 00', 14),
  masked('a mask of several code points', { text: 'abcde', char: '👨‍👩‍👧' }, '👨‍👩‍👧bcde', 1),
  refuses(422, 'two at signs', { text: 'a@b@c', type: 'email' }, 'email'),
  refuses(422, 'no domain', { text: 'a@', type: 'email' }, 'email'),
  refuses(422, 'no local part', { text: '@b', type: 'email' }, 'email'),
  refuses(422, 'a card of 11 digits', { text: '41111111111', type: 'card' }, '12 to 19'),
  refuses(422, 'a card of 20 digits', { text: '1'.repeat(20), type: 'card' }, '12 to 19'),
  refuses(422, 'a card with letters', { text: '4111111111111111a', type: 'card' }, '12 to 19'),
  refuses(422, 'a short phone', { text: '+1 234', type: 'phone' }, 'fewer than 5'),
  refuses(422, 'a short IBAN', { text: 'DE89 3704 0044 05', type: 'iban' }, 'fewer than 15'),
  refuses(400, 'a mask of two characters', { text: 'a', char: '**' }, 'char'),
  masked('a card of 12 digits', { text: '411111111111', type: 'card' }, '********1111', 8),
  masked('a card of 19 digits', { text: '4111111111111111111', type: 'card' }, '***************1111', 15),
  masked('a phone of 5 digits', { text: '+12345', type: 'phone' }, '+**345', 2),
  masked('an IBAN of 15 characters', { text: 'NO93 8601 1117 947', type: 'iban' }, 'NO93 **** ***7 947', 7),
  masked('ends past the length', { text: 'abc', start: 2, end: 2 }, '***', 3),
  masked('an end of no characters', { text: 'abc', start: 1, end: 0 }, 'a**', 2),
])
