import { answers, refuses, table } from '../../support/table.js'

const EMPTY = { text: '' }
const ABC = { text: 'abc' }

table('rest_hash_digest', [
  answers(
    'md4 of abc',
    { ...ABC, algorithm: 'md4' },
    { hex: 'a448017aaf21d8525fc10ae87aa6729d' },
    'RFC 1320, A.5',
  ),
  answers(
    'md4 of nothing',
    { ...EMPTY, algorithm: 'md4' },
    { hex: '31d6cfe0d16ae931b73c59d7e0c089c0' },
    'RFC 1320, A.5',
  ),
  answers(
    'md5 of abc',
    { ...ABC, algorithm: 'md5' },
    { hex: '900150983cd24fb0d6963f7d28e17f72' },
    'RFC 1321, A.5',
  ),
  answers(
    'md5 of nothing',
    { ...EMPTY, algorithm: 'md5' },
    { hex: 'd41d8cd98f00b204e9800998ecf8427e' },
    'RFC 1321, A.5',
  ),
  answers(
    'sha1',
    { ...ABC, algorithm: 'sha1' },
    { hex: 'a9993e364706816aba3e25717850c26c9cd0d89d' },
    'FIPS 180-4 examples',
  ),
  answers(
    'sha224',
    { ...ABC, algorithm: 'sha224' },
    { hex: '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7' },
    'FIPS 180-4 examples',
  ),
  answers(
    'sha256 of two blocks, the default algorithm',
    { text: 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq' },
    {
      algorithm: 'sha256',
      inputBytes: 56,
      bits: 256,
      hex: '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    },
    'FIPS 180-4 examples',
  ),
  answers(
    'sha384',
    { ...ABC, algorithm: 'sha384' },
    {
      bits: 384,
      hex: 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
    },
    'FIPS 180-4 examples',
  ),
  answers(
    'sha512',
    { ...ABC, algorithm: 'sha512' },
    {
      bits: 512,
      hex: 'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    },
    'FIPS 180-4 examples',
  ),
  answers(
    'sha512-256',
    { ...ABC, algorithm: 'sha512-256' },
    { hex: '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23' },
    'FIPS 180-4 examples',
  ),
  answers(
    'sha3-224 of nothing',
    { ...EMPTY, algorithm: 'sha3-224' },
    { inputBytes: 0, hex: '6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7' },
    'FIPS 202 examples, 0 bits',
  ),
  answers(
    'sha3-256 of nothing',
    { ...EMPTY, algorithm: 'sha3-256' },
    { hex: 'a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a' },
    'FIPS 202 examples, 0 bits',
  ),
  answers(
    'sha3-384 of nothing',
    { ...EMPTY, algorithm: 'sha3-384' },
    {
      hex: '0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2ac3713831264adb47fb6bd1e058d5f004',
    },
    'FIPS 202 examples, 0 bits',
  ),
  answers(
    'sha3-512 of nothing',
    { ...EMPTY, algorithm: 'sha3-512' },
    {
      hex: 'a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26',
    },
    'FIPS 202 examples, 0 bits',
  ),
  answers(
    'keccak256 of nothing',
    { ...EMPTY, algorithm: 'keccak256' },
    { bits: 256, hex: 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470' },
    'Ethereum Yellow Paper, KEC of nothing',
  ),
  answers(
    'shake128 of 32 bytes without length',
    { ...EMPTY, algorithm: 'shake128' },
    { bits: 256, hex: '7f9c2ba4e88f827d616045507605853ed73b8093f6efbc88eb1a6eacfa66ef26' },
    'FIPS 202 examples, 0 bits',
  ),
  answers(
    'shake256 of 64 bytes',
    { ...EMPTY, algorithm: 'shake256', length: 64 },
    {
      bits: 512,
      hex: '46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762fd75dc4ddd8c0f200cb05019d67b592f6fc821c49479ab48640292eacb3b7c4be',
    },
    'FIPS 202 examples, 0 bits',
  ),
  answers(
    'shake256 of one byte',
    { ...EMPTY, algorithm: 'shake256', length: 1 },
    { bits: 8, hex: '46', base64: 'Rg==' },
    'FIPS 202 examples, 0 bits',
  ),
  answers(
    'blake2b512',
    { ...ABC, algorithm: 'blake2b512' },
    {
      hex: 'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
    },
    'RFC 7693, appendix A',
  ),
  answers(
    'blake2s256',
    { ...ABC, algorithm: 'blake2s256' },
    { hex: '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982' },
    'RFC 7693, appendix B',
  ),
  answers(
    'blake3 of 131 bytes',
    { ...EMPTY, algorithm: 'blake3', length: 131 },
    {
      bits: 1048,
      hex: 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262e00f03e7b69af26b7faaf09fcd333050338ddfe085b8cc869ca98b206c08243a26f5487789e8f660afe6c99ef9e0c52b92e7393024a80459cf91f476f9ffdbda7001c22e159b402631f277ca96f2defdf1078282314e763699a31c5363165421cce14d',
    },
    'BLAKE3 test_vectors.json, input_len 0',
  ),
  answers(
    'blake3 of one zero byte',
    { text: '00', inputEncoding: 'hex', algorithm: 'blake3' },
    { inputBytes: 1, hex: '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213' },
    'BLAKE3 test_vectors.json, input_len 1',
  ),
  answers(
    'ripemd160',
    { ...ABC, algorithm: 'ripemd160' },
    { bits: 160, hex: '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc' },
    'ISO/IEC 10118-3',
  ),
  answers(
    'whirlpool',
    { ...ABC, algorithm: 'whirlpool' },
    {
      hex: '4e2448a4c6f486bb16b6562c73b4020bf3043e3a731bce721ae1b303d97e6d4c7181eebdb6c57e277d0e34957114cbd6c797fc9d95d8b582d225292076d4eef5',
    },
    'ISO/IEC 10118-3',
  ),
  answers(
    'sm3',
    { ...ABC, algorithm: 'sm3' },
    { hex: '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0' },
    'GB/T 32905, A.1',
  ),
  answers(
    'bytes written as hex of either case',
    { text: '6162C3A9c3A9', inputEncoding: 'hex', algorithm: 'md5' },
    { inputBytes: 6 },
    'six pairs of digits',
  ),
  answers(
    'bytes written as url-safe base64 without padding',
    { text: '-_8', inputEncoding: 'base64', algorithm: 'sha1' },
    { inputBytes: 2 },
    '3 letters are 2 bytes, RFC 4648, section 5',
  ),
  answers('the UTF-8 bytes of text', { text: 'é😀' }, { inputBytes: 6 }, '2 + 4 bytes, RFC 3629'),
  refuses(400, 'a length where it is fixed', { ...ABC, algorithm: 'sha256', length: 32 }, 'length'),
  refuses(400, 'a length of 0', { ...ABC, algorithm: 'blake3', length: 0 }, 'length'),
  refuses(400, 'a length past 512', { ...ABC, algorithm: 'blake3', length: 513 }, 'length'),
  refuses(400, 'a length that is no integer', { ...ABC, algorithm: 'blake3', length: 1.5 }, 'length'),
  refuses(400, 'a missing text', {}, 'text'),
  refuses(400, 'a text past 20000 characters', { text: 'a'.repeat(20001) }, 'text'),
  refuses(400, 'an algorithm that is not offered', { ...ABC, algorithm: 'sha0' }, 'algorithm'),
  refuses(400, 'an input encoding that is not offered', { ...ABC, inputEncoding: 'latin1' }, 'inputEncoding'),
  refuses(400, 'an unknown parameter', { ...ABC, salt: 'x' }, 'salt'),
  refuses(422, 'half a byte of hex', { text: 'abc', inputEncoding: 'hex' }, 'text is not valid hex'),
  refuses(422, 'hex with separators', { text: 'ab cd', inputEncoding: 'hex' }, 'text is not valid hex'),
  refuses(
    422,
    'base64 of an impossible length',
    { text: 'abcde', inputEncoding: 'base64' },
    'text is not valid base64',
  ),
  refuses(
    422,
    'base64 with half its padding',
    { text: 'YQ=', inputEncoding: 'base64' },
    'text is not valid base64',
  ),
  refuses(
    422,
    'base64 with white space',
    { text: 'YW Jj', inputEncoding: 'base64' },
    'text is not valid base64',
  ),
])
