import { answers, refuses, table } from '../../support/table.js'

const hex = (text: string, base: string) => ({ text, inputEncoding: 'hex', base })

/** The seven texts of RFC 4648, section 10, in each encoding. */
const rfc4648 = (
  [
    ['', '', '', '', ''],
    ['f', 'Zg==', 'MY======', 'CO======', '66'],
    ['fo', 'Zm8=', 'MZXQ====', 'CPNG====', '666f'],
    ['foo', 'Zm9v', 'MZXW6===', 'CPNMU===', '666f6f'],
    ['foob', 'Zm9vYg==', 'MZXW6YQ=', 'CPNMUOG=', '666f6f62'],
    ['fooba', 'Zm9vYmE=', 'MZXW6YTB', 'CPNMUOJ1', '666f6f6261'],
    ['foobar', 'Zm9vYmFy', 'MZXW6YTBOI======', 'CPNMUOJ1E8======', '666f6f626172'],
  ] as const
).flatMap(([text, base64, base32, base32hex, base16]) =>
  Object.entries({ base64, base32, base32hex, base16 }).map(([base, encoded]) =>
    answers<'rest_hash_encode'>(
      `${base} of <${text}>`,
      { text, base },
      { base, inputBytes: text.length, encoded, length: encoded.length },
      'RFC 4648, section 10',
    ),
  ),
)

table('rest_hash_encode', [
  ...rfc4648,
  answers(
    'base64 by default',
    { text: 'foobar' },
    { base: 'base64', encoded: 'Zm9vYmFy' },
    'RFC 4648, section 10',
  ),
  answers('base64url', hex('fbff', 'base64url'), { encoded: '-_8' }, 'RFC 4648, section 5'),
  answers('base64 of the same', hex('fbff', 'base64'), { encoded: '+/8=' }, 'RFC 4648, section 4'),
  answers(
    'base32crockford',
    { text: 'foobar', base: 'base32crockford' },
    { encoded: 'CSQPYRK1E8' },
    'MZXW6YTBOI letter by letter in the other alphabet',
  ),
  answers('base45', { text: 'Hello!!', base: 'base45' }, { encoded: '%69 VD92EX0' }, 'RFC 9285, section 4.3'),
  answers(
    'base45 of an odd length',
    { text: 'base-45', base: 'base45' },
    { encoded: 'UJCLQE7W581' },
    'RFC 9285, section 4.3',
  ),
  answers('base45 of two bytes', { text: 'AB', base: 'base45' }, { encoded: 'BB8' }, 'RFC 9285, section 4.3'),
  answers(
    'base58',
    { text: 'Hello World!', base: 'base58' },
    { encoded: '2NEpo7TZRRrLZSi2U' },
    'draft-msporny-base58, test vectors',
  ),
  answers(
    'base58 of a sentence',
    { text: 'The quick brown fox jumps over the lazy dog.', base: 'base58' },
    { encoded: 'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z' },
    'draft-msporny-base58, test vectors',
  ),
  answers(
    'base58 of leading zeros',
    hex('0000287fb4cd', 'base58'),
    { encoded: '11233QC4' },
    'draft-msporny-base58, test vectors',
  ),
  answers(
    'base58check',
    hex('00010966776006953d5567439e5e39f86a0d273bee', 'base58check'),
    { encoded: '16UwLL9Risc3QfPqBUvKofHmBQ7wMtjvM' },
    'Bitcoin wiki, Technical background of version 1 addresses',
  ),
  answers('base62', { text: 'A', base: 'base62' }, { encoded: '13' }, '65 = 1 * 62 + 3'),
  answers('base62 of a leading zero', hex('00ff', 'base62'), { encoded: '047' }, '255 = 4 * 62 + 7'),
  answers('base62 of zeros alone', hex('0000', 'base62'), { encoded: '00' }, 'a 0 for each'),
  answers(
    'ascii85',
    { text: 'www.python.org', base: 'ascii85' },
    { encoded: 'GB\\6`E-ZP=Df.1GEb>' },
    "CPython's tests of base64",
  ),
  answers(
    'ascii85 of four zero bytes',
    hex('00000000', 'ascii85'),
    { encoded: 'z' },
    'PostScript Language Reference',
  ),
  answers(
    'ascii85 of three zero bytes',
    hex('000000', 'ascii85'),
    { encoded: '!!!!' },
    'PostScript Language Reference: z is for whole groups',
  ),
  answers(
    'base85',
    { text: 'www.python.org', base: 'base85' },
    { encoded: 'cXxL#aCvlSZ*DGca%T' },
    "CPython's tests of base64",
  ),
  answers('z85', hex('864fd26fb559f75b', 'z85'), { encoded: 'HelloWorld' }, 'ZeroMQ RFC 32'),
  answers(
    'binary',
    { text: 'Hi', base: 'binary' },
    { encoded: '01001000 01101001', length: 17 },
    'H is 0x48, i is 0x69',
  ),
  answers('octal', { text: 'Hi', base: 'octal' }, { encoded: '110 151' }, 'H is 0o110, i is 0o151'),
  answers('decimal', hex('0009ff', 'decimal'), { encoded: '0 9 255' }, 'arithmetic'),
  answers('UTF-8 bytes', { text: 'é', base: 'base16' }, { inputBytes: 2, encoded: 'c3a9' }, 'RFC 3629'),
  answers(
    '1000 bytes in base58',
    { text: '00'.repeat(1000), inputEncoding: 'hex', base: 'base58' },
    { length: 1000 },
    'a 1 for each zero byte',
  ),
  refuses(400, 'a missing text', { base: 'base64' }, 'text'),
  refuses(400, 'a text past 20000 characters', { text: 'a'.repeat(20001) }, 'text'),
  refuses(400, 'a base that is not offered', { text: 'a', base: 'base36' }, 'base'),
  refuses(400, 'an unknown parameter', { text: 'a', padding: 'no' }, 'padding'),
  refuses(422, 'a text that is no hex', { text: 'xyz', inputEncoding: 'hex' }, 'text is not valid hex'),
  refuses(422, 'a z85 of 3 bytes', { text: 'abc', base: 'z85' }, 'multiple of 4'),
  refuses(422, '1001 bytes in base58', { text: 'a'.repeat(1001), base: 'base58' }, 'at most 1000'),
  refuses(422, '1001 bytes in base58check', { text: 'a'.repeat(1001), base: 'base58check' }, 'at most 1000'),
  refuses(422, '1002 bytes in base62', { text: 'é'.repeat(501), base: 'base62' }, 'at most 1000'),
])
