import { answers, refuses, table } from '../../../support/table.js'

table('rest_aiText_pii_2', [
  answers(
    'the documented call',
    { text: 'Mail ani@example.com or bo@example.com, then ani@example.com' },
    {
      text: 'Mail [EMAIL_1] or [EMAIL_2], then [EMAIL_1]',
      count: 3,
      totals: { email: 3 },
      map: [
        { label: '[EMAIL_1]', type: 'email' },
        { label: '[EMAIL_2]', type: 'email' },
      ],
    },
    'numbered by type and value',
  ),
  answers(
    'labels of several types',
    { text: '10.0.0.1, card 4111 1111 1111 1111, 10.0.0.2' },
    {
      text: '[IPV4_1], card [CREDIT_CARD_1], [IPV4_2]',
      map: [
        { label: '[IPV4_1]', type: 'ipv4' },
        { label: '[CREDIT_CARD_1]', type: 'credit-card' },
        { label: '[IPV4_2]', type: 'ipv4' },
      ],
    },
    'numbered by type, in the order of the text',
  ),
  answers(
    'a mask',
    { text: 'Pay 4111-1111-1111-1111 to a@b.co', mode: 'mask' },
    { text: 'Pay ****-****-****-**** to *@*.**', count: 2, map: [] },
    'letters and digits',
  ),
  answers(
    'removal',
    { text: 'Mail a@b.co now, (a@b.co)  or a@b.co', mode: 'remove' },
    { text: 'Mail now, ()  or ', count: 3, map: [] },
    'the space that is left over goes too; spaces of the text stay',
  ),
  answers(
    'a hash',
    { text: 'Mail ani@example.com', mode: 'hash', salt: 's' },
    { text: 'Mail [EMAIL:4feb13b2]', count: 1, map: [] },
    'printf sani@example.com | sha256sum',
  ),
  answers(
    'types that are asked for',
    { text: 'a@b.co at 10.0.0.1', types: 'ipv4' },
    { text: 'a@b.co at [IPV4_1]', count: 1, totals: { ipv4: 1 } },
    'the rest stays',
  ),
  answers('nothing', { text: 'Hello' }, { text: 'Hello', count: 0, totals: {}, map: [] }, 'nothing to find'),
  refuses(400, 'an unknown type', { text: 'a', types: 'name' }, 'types'),
  refuses(400, 'another mode', { text: 'a', mode: 'blur' }, 'mode'),
])
