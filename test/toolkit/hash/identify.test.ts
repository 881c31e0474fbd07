import { answers, refuses, table } from '../../support/table.js'

interface Layer {
  encoding: string
  text: string
}

const peeled = (name: string, text: string, layers: readonly Layer[], source: string) =>
  answers<'rest_hash_identify'>(
    name,
    { text },
    { layers, count: layers.length, result: layers.at(-1)?.text, decoded: true, token: null },
    source,
  )

const layer = (encoding: string, text: string): Layer => ({ encoding, text })

const untouched = (name: string, text: string, charset: string, token: string | null, source: string) =>
  answers<'rest_hash_identify'>(
    name,
    { text },
    { layers: [], count: 0, result: text.trim(), decoded: false, token, charset },
    source,
  )

const RULES = 'the contract'
/** RFC 7515, A.1. */
const JWT =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'

table('rest_hash_identify', [
  answers(
    'hex in base64',
    { text: ' NGE2MTZiNjE3Mjc0NjE=\n' },
    {
      layers: [layer('base64', '4a616b61727461'), layer('hex', 'Jakarta')],
      count: 2,
      result: 'Jakarta',
      decoded: true,
      token: null,
      charset: 'base64',
    },
    RULES,
  ),
  peeled('url', 'a%20b%C3%A9', [layer('url', 'a bé')], 'RFC 3986'),
  peeled('html', '&lt;b&gt;', [layer('html', '<b>')], 'HTML, named character references'),
  peeled('unicode', 'caf\\u00e9 \\x41', [layer('unicode', 'café A')], RULES),
  peeled('binary', '01001000 01101001', [layer('binary', 'Hi')], 'ASCII'),
  peeled('unbroken binary before hex', '0100100001101001', [layer('binary', 'Hi')], 'ASCII'),
  peeled('hex with 0x', '0x4A616B61', [layer('hex', 'Jaka')], 'ASCII'),
  peeled('hex with colons and spaces', '4a:61:6b:61 72 74 61', [layer('hex', 'Jakarta')], 'ASCII'),
  peeled('base32', 'MZXW6YTBOI======', [layer('base32', 'foobar')], 'RFC 4648, section 10'),
  peeled('base32 before base64', 'MZXW6YTB', [layer('base32', 'fooba')], 'RFC 4648, section 10'),
  peeled('base64', 'Zm9vYmFy', [layer('base64', 'foobar')], 'RFC 4648, section 10'),
  peeled(
    'base64url without padding',
    'SGVsbG8gd29ybGQ',
    [layer('base64url', 'Hello world')],
    'RFC 4648, section 5',
  ),
  peeled(
    'base64url with padding and an underscore',
    'Pz8_Pz8_Pw==',
    [layer('base64url', '???????')],
    'RFC 4648, section 5',
  ),
  peeled(
    'ascii85',
    '<~GB\\6`E-ZP=Df.1GEb>~>',
    [layer('ascii85', 'www.python.org')],
    "CPython's tests of base64",
  ),
  peeled('url around html', '%26lt%3Bp%26gt%3B', [layer('url', '&lt;p&gt;'), layer('html', '<p>')], RULES),
  peeled('escaped twice', '%2541', [layer('url', '%41'), layer('url', 'A')], RULES),
  answers(
    'no more layers than asked for',
    { text: 'NGE2MTZiNjE3Mjc0NjE=', maxLayers: 1 },
    { count: 1, result: '4a616b61727461' },
    RULES,
  ),
  answers(
    'ten layers',
    { text: `%${'25'.repeat(10)}41`, maxLayers: 10 },
    { count: 10, result: '%41', decoded: true },
    'each layer takes one 25 away',
  ),
  answers('five layers without maxLayers', { text: `%${'25'.repeat(10)}41` }, { count: 5 }, RULES),
  untouched('a word', 'Jakarta', 'base64', null, RULES),
  untouched('a sentence', 'Hello, world!', 'ascii', null, RULES),
  untouched('text beyond ASCII', 'héllo', 'unicode', null, RULES),
  untouched('a lone % beside a good one', '100% of %41', 'ascii', null, RULES),
  untouched('one group of binary digits', '01001000', 'hex', null, 'a NUL stands where hex would read it'),
  untouched('six digits of hex', '4a616b', 'hex', null, RULES),
  untouched(
    'a digest',
    'd41d8cd98f00b204e9800998ecf8427e',
    'hex',
    null,
    'RFC 1321: no UTF-8 as hex or base64',
  ),
  untouched('base64 of control characters', 'AAECAwQFBgc=', 'base64', null, RULES),
  untouched('ascii85 without its marks', 'GB\\6`E-ZP=Df.1GEb>', 'ascii', null, RULES),
  untouched('letters of base32', 'ABCDEF23G', 'base32', null, RULES),
  untouched('a hyphen', 'ab_c-d', 'base64url', null, RULES),
  untouched('a jwt', JWT, 'ascii', 'jwt', 'RFC 7515, A.1'),
  untouched('an unsecured jwt', 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UifQ.', 'ascii', 'jwt', 'RFC 7519, 6.1'),
  untouched('a uuid', 'F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6', 'base64url', 'uuid', 'RFC 4122'),
  untouched(
    'an integrity value',
    'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
    'ascii',
    'sri',
    'Subresource Integrity, 3.1',
  ),
  untouched(
    'a data URI that is no base64',
    'data:,A%20brief%20note',
    'ascii',
    'data-uri',
    'RFC 2397, section 4',
  ),
  untouched(
    'a data URI of bytes',
    'data:image/png;base64,iVBORw0KGgo=',
    'ascii',
    'data-uri',
    'the signature of PNG is no UTF-8',
  ),
  untouched(
    'a PEM block',
    '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
    'ascii',
    'pem',
    'RFC 7468',
  ),
  answers(
    'a data URI in base64',
    { text: 'data:text/plain;charset=utf-8;base64,NGE2MTZiNjE3Mjc0NjE%3D' },
    {
      layers: [layer('base64', '4a616b61727461')],
      count: 1,
      result: '4a616b61727461',
      token: 'data-uri',
      charset: 'ascii',
    },
    'RFC 2397; one layer only',
  ),
  answers('three parts that are no jwt', { text: 'a.b.c' }, { token: null, count: 0 }, RULES),
  answers('a header without alg', { text: 'eyJ0eXAiOiJKV1QifQ.e30.e30' }, { token: null }, 'RFC 7515, 4.1.1'),
  answers('nothing but white space', { text: ' \n' }, { count: 0, result: '', charset: 'ascii' }, RULES),
  refuses(400, 'an empty text', { text: '' }, 'text'),
  refuses(400, 'a missing text', {}, 'text'),
  refuses(400, 'a text past 20000 characters', { text: 'a'.repeat(20001) }, 'text'),
  refuses(400, 'no layers', { text: 'a', maxLayers: 0 }, 'maxLayers'),
  refuses(400, 'eleven layers', { text: 'a', maxLayers: 11 }, 'maxLayers'),
  refuses(400, 'an unknown parameter', { text: 'a', depth: 1 }, 'depth'),
])
