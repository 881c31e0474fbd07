import { paragraph } from './content.js'
import type { BoundsTable } from './derive.js'

const TEXT = paragraph(20_000)
const hex = Buffer.from(TEXT.slice(0, 10_000)).toString('hex')
const base64 = Buffer.from(TEXT.slice(0, 15_000)).toString('base64')
const utf8 = { text: TEXT, inputEncoding: 'utf8' }
const otherEncodings = [
  { text: hex, inputEncoding: 'hex' },
  { text: base64, inputEncoding: 'base64' },
]

/** The bytes of a text as `hash/decode` reads them; without a dependency on the code that is measured. */
const encoded = (base: 'binary' | 'octal' | 'decimal', bytes: number): string => {
  const [radix, width] = { binary: [2, 8], octal: [8, 3], decimal: [10, 1] }[base] as [number, number]
  return [...Buffer.from(TEXT.slice(0, bytes))]
    .map((byte) => byte.toString(radix).padStart(width, '0'))
    .join(' ')
}

export const hash: BoundsTable = {
  digest: {
    calls: [
      { ...utf8, length: null },
      ...['shake128', 'shake256', 'blake3'].map((algorithm) => ({ ...utf8, algorithm, length: 512 })),
      ...otherEncodings.map((encoding) => ({ ...encoding, algorithm: 'sha256', length: null })),
    ],
    own: { ms: 4, because: 'Whirlpool takes 1.6 ms for 20,000 bytes in WebAssembly; all others keep 1 ms' },
  },
  hmac: {
    calls: [
      { ...utf8, secret: TEXT.slice(0, 2_000), secretEncoding: 'utf8' },
      ...otherEncodings.map((encoding) => ({ ...encoding, algorithm: 'sha256', secretEncoding: 'utf8' })),
    ],
  },
  checksum: {
    calls: [
      ...[
        'crc8',
        'crc16-arc',
        'crc16-ibm3740',
        'crc16-xmodem',
        'crc16-modbus',
        'crc32',
        'crc32c',
        'crc64-xz',
      ],
      ...[
        'adler32',
        'fletcher16',
        'fletcher32',
        'fnv1a32',
        'fnv1a64',
        'xxh32',
        'xxh64',
        'murmur3-32',
        'sum8',
        'xor8',
      ],
    ].map((algorithm) => ({ ...utf8, algorithm })),
  },
  encode: {
    calls: [
      ...[
        'base16',
        'base32',
        'base32hex',
        'base32crockford',
        'base45',
        'base64',
        'base64url',
        'ascii85',
        'base85',
      ],
      ...['z85', 'binary', 'octal', 'decimal'],
    ]
      .map((base): Record<string, string> => ({
        text: TEXT.slice(0, TEXT.length - (TEXT.length % 4)),
        inputEncoding: 'utf8',
        base,
      }))
      .concat(
        ['base58', 'base58check', 'base62'].map((base) => ({
          text: TEXT.slice(0, 1_000),
          inputEncoding: 'utf8',
          base,
        })),
      ),
    own: { ms: 3, because: '20,000 bytes are 180,000 binary digits, of which each is written and sent' },
  },
  decode: {
    calls: [
      { base: 'base16', text: Buffer.from(TEXT).toString('hex').slice(0, 40_000) },
      { base: 'base64', text: Buffer.from(`${TEXT}${TEXT}`.slice(0, 30_000)).toString('base64') },
      { base: 'base64url', text: Buffer.from(`${TEXT}${TEXT}`.slice(0, 30_000)).toString('base64url') },
      { base: 'base32', text: 'MZXW6YTB'.repeat(5_000) },
      { base: 'base32hex', text: 'CPNMUOJ1'.repeat(5_000) },
      { base: 'base32crockford', text: 'CSQPYRK1'.repeat(5_000) },
      { base: 'base45', text: 'BB8'.repeat(13_333) },
      { base: 'base58', text: '2NEpo7TZRRrLZSi2U'.repeat(58) },
      { base: 'base62', text: 'T8dgcjRGuYUueWht'.repeat(60) },
      { base: 'ascii85', text: '87cUR'.repeat(8_000) },
      { base: 'base85', text: 'NM&qn'.repeat(8_000) },
      { base: 'z85', text: 'Hello'.repeat(8_000) },
      { base: 'binary', text: encoded('binary', 4_444) },
      { base: 'octal', text: encoded('octal', 10_000) },
      { base: 'decimal', text: encoded('decimal', 10_000) },
    ],
    own: { ms: 2.5, because: '40,000 letters are read one by one' },
  },
  escape: {
    calls: [
      ...['url', 'form', 'html', 'xml', 'unicode', 'json', 'regex', 'shell', 'quoted-printable'].map(
        (format) => ({
          text: 'a b&c=d/é <i>"x"</i> '.repeat(952),
          format,
          mode: 'escape',
        }),
      ),
      { format: 'punycode', mode: 'escape', text: 'bücher.example' },
      { format: 'url', mode: 'unescape', text: '%C3%A9%20a'.repeat(2_000) },
      { format: 'html', mode: 'unescape', text: 'a &amp; b &lt;'.repeat(1_428) },
      { format: 'xml', mode: 'unescape', text: 'a &amp; b &lt;'.repeat(1_428) },
      { format: 'unicode', mode: 'unescape', text: '\\u00e9a'.repeat(2_857) },
      { format: 'json', mode: 'unescape', text: '\\u00e9\\n a'.repeat(1_900) },
      { format: 'quoted-printable', mode: 'unescape', text: 'caf=C3=A9 '.repeat(2_000) },
    ],
    own: { ms: 2.5, because: 'every second character of 20,000 is written in another way' },
  },
  identify: {
    calls: [{ text: base64 }, { text: hex }, { text: TEXT }, { text: '%C3%A9%20a'.repeat(2_000) }],
  },
}
