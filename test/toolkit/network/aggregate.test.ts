import { answers, refuses, table } from '../../support/table.js'

table('rest_network_aggregate', [
  answers(
    'two halves, a range and a hole',
    { include: '10.0.0.0/25,10.0.0.128/25,10.0.1.0-10.0.1.9', exclude: '10.0.1.5' },
    {
      input: { include: 3, exclude: 1 },
      total: 5,
      count: 5,
      items: ['10.0.0.0/24', '10.0.1.0/30', '10.0.1.4/32', '10.0.1.6/31', '10.0.1.8/31'],
      ranges: [
        { first: '10.0.0.0', last: '10.0.1.4', addresses: '261' },
        { first: '10.0.1.6', last: '10.0.1.9', addresses: '4' },
      ],
      addresses: { ipv4: '265', ipv6: '0' },
    },
    "Python's ipaddress.summarize_address_range",
  ),
  answers(
    'IPv6 comes after IPv4, overlaps count once',
    { include: '2001:db8::1 - 2001:db8::4, 192.0.2.0/31,192.0.2.1/32,2001:db8::3' },
    {
      items: ['192.0.2.0/31', '2001:db8::1/128', '2001:db8::2/127', '2001:db8::4/128'],
      addresses: { ipv4: '2', ipv6: '4' },
    },
    "Python's ipaddress.summarize_address_range",
  ),
  answers(
    'everything but one address',
    { include: '0.0.0.0-255.255.255.255', exclude: '0.0.0.0', maxBlocks: 2 },
    {
      total: 32,
      count: 2,
      items: ['0.0.0.1/32', '0.0.0.2/31'],
      addresses: { ipv4: '4294967295', ipv6: '0' },
    },
    '2^32 - 1; one block for each bit',
  ),
  answers(
    'the whole of IPv6',
    { include: '::/0' },
    { items: ['::/0'], addresses: { ipv4: '0', ipv6: '340282366920938463463374607431768211456' } },
    '2^128',
  ),
  answers(
    'nothing left',
    { include: '10.0.0.1', exclude: '10.0.0.0/8' },
    { total: 0, count: 0, items: [], ranges: [] },
    'all is excluded',
  ),
  answers(
    'a thousand entries',
    {
      include: Array.from(
        { length: 1000 },
        (_, index) => `10.0.${Math.floor(index / 250)}.${index % 250}`,
      ).join(','),
    },
    { total: 24, addresses: { ipv4: '1000', ipv6: '0' } },
    'four runs of 250 = 128 + 64 + 32 + 16 + 8 + 2',
  ),
  refuses(422, 'an empty entry', { include: '10.0.0.1,,10.0.0.2' }, '"" is not'),
  refuses(422, 'a malformed entry', { include: '10.0.0.1', exclude: '10.0.0' }, '"10.0.0" is not'),
  refuses(422, 'a range that goes back', { include: '10.0.0.2-10.0.0.1' }, 'ends before its start'),
  refuses(422, 'a range of both versions', { include: '10.0.0.2-::1' }, 'an IPv4 and an IPv6 end'),
  refuses(422, 'a range of three', { include: '10.0.0.1-10.0.0.2-10.0.0.3' }, 'is not a block'),
  refuses(422, '1001 entries', { include: Array(1000).fill('::').join(','), exclude: '::1' }, '"::1"'),
  refuses(400, 'no block wanted', { include: '::1', maxBlocks: 0 }, 'maxBlocks'),
  refuses(400, 'nothing', {}, 'include'),
])
