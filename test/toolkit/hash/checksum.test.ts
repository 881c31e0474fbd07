import { answers, refuses, table } from '../../support/table.js'

const CHECK = { text: '123456789' }
const CATALOGUE = 'CRC catalogue, check value'
const SPAMMISH = { text: 'Nobody inspects the spammish repetition' }

table('rest_hash_checksum', [
  answers('crc8', { ...CHECK, algorithm: 'crc8' }, { bits: 8, hex: 'f4', decimal: '244' }, CATALOGUE),
  answers('crc16-arc', { ...CHECK, algorithm: 'crc16-arc' }, { bits: 16, hex: 'bb3d' }, CATALOGUE),
  answers('crc16-ibm3740', { ...CHECK, algorithm: 'crc16-ibm3740' }, { bits: 16, hex: '29b1' }, CATALOGUE),
  answers('crc16-xmodem', { ...CHECK, algorithm: 'crc16-xmodem' }, { bits: 16, hex: '31c3' }, CATALOGUE),
  answers('crc16-modbus', { ...CHECK, algorithm: 'crc16-modbus' }, { bits: 16, hex: '4b37' }, CATALOGUE),
  answers(
    'crc32, the default algorithm',
    CHECK,
    { algorithm: 'crc32', bits: 32, hex: 'cbf43926', decimal: '3421780262' },
    CATALOGUE,
  ),
  answers('crc32c', { ...CHECK, algorithm: 'crc32c' }, { bits: 32, hex: 'e3069283' }, CATALOGUE),
  answers(
    'crc64-xz, past 2^53',
    { ...CHECK, algorithm: 'crc64-xz' },
    { bits: 64, hex: '995dc9bbdf1939fa', decimal: '11051210869376104954' },
    CATALOGUE,
  ),
  answers('crc32 of nothing', { text: '' }, { hex: '00000000', decimal: '0' }, 'init and xorout cancel out'),
  answers(
    'adler32',
    { text: 'Wikipedia', algorithm: 'adler32' },
    { bits: 32, hex: '11e60398', decimal: '300286872' },
    'Wikipedia, Adler-32, example',
  ),
  answers(
    'adler32 of nothing',
    { text: '', algorithm: 'adler32' },
    { hex: '00000001' },
    'RFC 1950, section 8.2',
  ),
  answers(
    'fletcher16',
    { text: 'abcde', algorithm: 'fletcher16' },
    { bits: 16, hex: 'c8f0' },
    "Wikipedia, Fletcher's checksum, test vectors",
  ),
  answers(
    'fletcher16 over 255',
    { text: 'abcdefgh', algorithm: 'fletcher16' },
    { hex: '0627' },
    "Wikipedia, Fletcher's checksum, test vectors",
  ),
  answers(
    'fletcher32 of an odd length',
    { text: 'abcde', algorithm: 'fletcher32' },
    { bits: 32, hex: 'f04fc729' },
    "Wikipedia, Fletcher's checksum, test vectors",
  ),
  answers(
    'fletcher32 of an even length',
    { text: 'abcdef', algorithm: 'fletcher32' },
    { hex: '56502d2a' },
    "Wikipedia, Fletcher's checksum, test vectors",
  ),
  answers(
    'fnv1a32',
    { text: 'foobar', algorithm: 'fnv1a32' },
    { bits: 32, hex: 'bf9cf968' },
    'RFC 9923, test vectors',
  ),
  answers('fnv1a32 of nothing', { text: '', algorithm: 'fnv1a32' }, { hex: '811c9dc5' }, 'the offset basis'),
  answers(
    'fnv1a64',
    { text: 'foobar', algorithm: 'fnv1a64' },
    { bits: 64, hex: '85944171f73967e8' },
    'RFC 9923, test vectors',
  ),
  answers(
    'fnv1a64 of one byte',
    { text: 'a', algorithm: 'fnv1a64' },
    { hex: 'af63dc4c8601ec8c' },
    'RFC 9923, test vectors',
  ),
  answers(
    'xxh32',
    { ...SPAMMISH, algorithm: 'xxh32' },
    { bits: 32, hex: 'e2293b2f' },
    'xxHash, published bindings',
  ),
  answers('xxh32 of nothing', { text: '', algorithm: 'xxh32' }, { hex: '02cc5d05' }, 'xxHash, sanity checks'),
  answers(
    'xxh32 with a seed',
    { text: '', algorithm: 'xxh32', hashSeed: 0x9e3779b1 },
    { hex: '36b78ae7' },
    'xxHash, sanity checks',
  ),
  answers(
    'xxh64',
    { ...SPAMMISH, algorithm: 'xxh64' },
    { bits: 64, hex: 'fbcea83c8a378bf1' },
    'xxHash, published bindings',
  ),
  answers(
    'xxh64 of nothing',
    { text: '', algorithm: 'xxh64' },
    { hex: 'ef46db3751d8e999' },
    'xxHash, sanity checks',
  ),
  answers(
    'xxh64 with a seed',
    { text: '', algorithm: 'xxh64', hashSeed: 0x9e3779b1 },
    { hex: 'ac75fda2929b17ef' },
    'xxHash, sanity checks',
  ),
  ...(
    [
      ['', 0, '00000000'],
      ['', 1, '514e28b7'],
      ['', 0xffffffff, '81f16f39'],
      ['ffffffff', 0, '76293b50'],
      ['21436587', 0, 'f55b516b'],
      ['21436587', 0x5082edee, '2362f9de'],
      ['214365', 0, '7e4a8634'],
      ['2143', 0, 'a0f7b07a'],
      ['21', 0, '72661cf4'],
      ['00000000', 0, '2362f9de'],
    ] as const
  ).map(([text, hashSeed, hex]) =>
    answers<'rest_hash_checksum'>(
      `murmur3-32 of <${text}> with seed ${hashSeed}`,
      { text, inputEncoding: 'hex', algorithm: 'murmur3-32', hashSeed },
      { bits: 32, hex },
      'Boyd, MurmurHash3 test vectors',
    ),
  ),
  answers(
    'sum8',
    { text: 'ff02', inputEncoding: 'hex', algorithm: 'sum8' },
    { bits: 8, hex: '01', decimal: '1' },
    '255 + 2 = 257',
  ),
  answers(
    'xor8',
    { text: 'ff02', inputEncoding: 'hex', algorithm: 'xor8' },
    { bits: 8, hex: 'fd', decimal: '253' },
    '11111111 xor 00000010',
  ),
  answers(
    'luhn',
    { text: '7992739871', algorithm: 'luhn' },
    { bits: 8, hex: '03', decimal: '3' },
    'Wikipedia, Luhn algorithm, example',
  ),
  answers(
    'luhn whatever the input encoding',
    { text: '411111111111111', algorithm: 'luhn', inputEncoding: 'hex' },
    { decimal: '1' },
    'the test number 4111 1111 1111 1111',
  ),
  answers('a seed where none is used', { ...CHECK, hashSeed: 7 }, { hex: 'cbf43926' }, CATALOGUE),
  refuses(400, 'a missing text', {}, 'text'),
  refuses(400, 'a seed past 32 bits', { ...CHECK, algorithm: 'xxh32', hashSeed: 4294967296 }, 'hashSeed'),
  refuses(400, 'a negative seed', { ...CHECK, algorithm: 'xxh32', hashSeed: -1 }, 'hashSeed'),
  refuses(400, 'an algorithm that is not offered', { ...CHECK, algorithm: 'crc24' }, 'algorithm'),
  refuses(400, 'an unknown parameter', { ...CHECK, seed: 1 }, 'seed'),
  refuses(422, 'letters for luhn', { text: '79927x', algorithm: 'luhn' }, 'decimal digits'),
  refuses(422, 'digits of another script for luhn', { text: '١٢٣', algorithm: 'luhn' }, 'decimal digits'),
  refuses(422, 'no digits for luhn', { text: '', algorithm: 'luhn' }, 'decimal digits'),
  refuses(422, 'a text that is no hex', { text: 'x', inputEncoding: 'hex' }, 'text is not valid hex'),
])
