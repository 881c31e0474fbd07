import { answers, refuses, table } from '../../support/table.js'

const JEFE = { text: 'what do ya want for nothing?', secret: 'Jefe' }
const JEFE_SHA256 = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
const HI_THERE = { text: 'Hi There', secret: '0b'.repeat(20), secretEncoding: 'hex' }
const BYTES_00_TO = (last: number): string =>
  Buffer.from(Array.from({ length: last + 1 }, (_, byte) => byte)).toString('hex')

table('rest_hash_hmac', [
  answers(
    'sha256, the default algorithm',
    JEFE,
    {
      algorithm: 'sha256',
      hex: JEFE_SHA256,
      base64: 'W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=',
      matches: null,
    },
    'RFC 4231, 4.3',
  ),
  answers(
    'sha224',
    { ...HI_THERE, algorithm: 'sha224' },
    { hex: '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22' },
    'RFC 4231, 4.2',
  ),
  answers(
    'sha384',
    { ...HI_THERE, algorithm: 'sha384' },
    {
      hex: 'afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6',
    },
    'RFC 4231, 4.2',
  ),
  answers(
    'sha512',
    { ...HI_THERE, algorithm: 'sha512' },
    {
      hex: '87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854',
    },
    'RFC 4231, 4.2',
  ),
  answers(
    'a message in hex',
    { text: 'dd'.repeat(50), inputEncoding: 'hex', secret: 'aa'.repeat(20), secretEncoding: 'hex' },
    { hex: '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe' },
    'RFC 4231, 4.4',
  ),
  answers(
    'a key longer than a block',
    {
      text: 'Test Using Larger Than Block-Size Key - Hash Key First',
      secret: 'aa'.repeat(131),
      secretEncoding: 'hex',
    },
    { hex: '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54' },
    'RFC 4231, 4.7',
  ),
  answers(
    'md5',
    { ...HI_THERE, secret: '0b'.repeat(16), algorithm: 'md5' },
    { hex: '9294727a3638bb1c13f48ef8158bfc9d' },
    'RFC 2202, 2',
  ),
  answers(
    'sha1',
    { ...HI_THERE, algorithm: 'sha1' },
    { hex: 'b617318655057264e28bc0b6fb378c8ef146be00' },
    'RFC 2202, 3',
  ),
  answers(
    'ripemd160',
    { ...HI_THERE, algorithm: 'ripemd160' },
    { hex: '24cb4bd67d20fc1a5d2ed7732dcc39377f0a5668' },
    'RFC 2286, 2',
  ),
  answers(
    'sha3-256',
    {
      text: 'Sample message for keylen<blocklen',
      secret: BYTES_00_TO(0x1f),
      secretEncoding: 'hex',
      algorithm: 'sha3-256',
    },
    { hex: '4fe8e202c4f058e8dddc23d8c34e467343e23555e24fc2f025d598f558f67205' },
    'NIST, HMAC_SHA3-256 examples, sample 1',
  ),
  answers(
    'sha3-512',
    {
      text: 'Sample message for keylen<blocklen',
      secret: BYTES_00_TO(0x3f),
      secretEncoding: 'hex',
      algorithm: 'sha3-512',
    },
    {
      hex: '4efd629d6c71bf86162658f29943b1c308ce27cdfa6db0d9c3ce81763f9cbce5f7ebe9868031db1a8f8eb7b6b95e5c5e3f657a8996c86a2f6527e307f0213196',
    },
    'NIST, HMAC_SHA3-512 examples, sample 1',
  ),
  answers(
    'nothing under no key',
    { text: '', secret: '' },
    { hex: 'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad' },
    'Wikipedia, HMAC, examples',
  ),
  answers('an expected MAC in hex', { ...JEFE, expected: JEFE_SHA256 }, { matches: true }, 'RFC 4231, 4.3'),
  answers(
    'an expected MAC in upper-case hex',
    { ...JEFE, expected: JEFE_SHA256.toUpperCase() },
    { matches: true },
    'RFC 4231, 4.3',
  ),
  answers(
    'an expected MAC in base64',
    { ...JEFE, expected: 'W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=' },
    { matches: true },
    'RFC 4231, 4.3',
  ),
  answers(
    'an expected MAC that differs in its last digit',
    { ...JEFE, expected: JEFE_SHA256.replace(/3$/, '2') },
    { matches: false },
    'RFC 4231, 4.3',
  ),
  answers(
    'an expected MAC cut short',
    { ...JEFE, expected: JEFE_SHA256.slice(0, -2) },
    { matches: false },
    'RFC 4231, 4.3',
  ),
  answers(
    'an expected text that is no MAC',
    { ...JEFE, expected: 'not a MAC!' },
    { matches: false },
    'the contract',
  ),
  answers('an empty expected text', { ...JEFE, expected: '' }, { matches: false }, 'the contract'),
  refuses(400, 'a missing secret', { text: 'abc' }, 'secret'),
  refuses(400, 'a missing text', { secret: 'abc' }, 'text'),
  refuses(400, 'a secret past 2000 characters', { text: 'a', secret: 's'.repeat(2001) }, 'secret'),
  refuses(400, 'an expected text past 200 characters', { ...JEFE, expected: 'a'.repeat(201) }, 'expected'),
  refuses(400, 'an algorithm that is not offered', { ...JEFE, algorithm: 'md4' }, 'algorithm'),
  refuses(400, 'an unknown parameter', { ...JEFE, length: 3 }, 'length'),
  refuses(
    422,
    'a text that is no hex',
    { text: 'xy', secret: 'a', inputEncoding: 'hex' },
    'text is not valid hex',
  ),
  refuses(
    422,
    'a secret that is no base64',
    { text: 'a', secret: 'a', secretEncoding: 'base64' },
    'secret is not valid base64',
  ),
])
