import { answers, refuses, table } from '../../support/table.js'

const HASHCAT = 'hashcat, example hashes'
const one = (hash: string, name: string, hashcat: number | null) =>
  answers<'rest_security_hashIdentify'>(
    name,
    { hash },
    { charset: 'structured', count: 1, items: [{ name, hashcat, confidence: 'high' }] },
    HASHCAT,
  )
const hex = (digits: number, ...names: string[]) =>
  answers<'rest_security_hashIdentify'>(
    `${digits} hex digits`,
    { hash: 'aB'.repeat(digits / 2) },
    {
      charset: 'hex',
      length: digits,
      count: names.length,
      items: names.map((name, index) => ({
        name,
        hashcat: MODES[name] ?? null,
        confidence: index === 0 ? 'medium' : 'low',
      })),
    },
    HASHCAT,
  )
const MODES: Readonly<Record<string, number>> = {
  MD5: 0,
  NTLM: 1000,
  MD4: 900,
  'SHA-1': 100,
  'RIPEMD-160': 6000,
  'SHA-224': 1300,
  'SHA3-224': 17300,
  'SHA-256': 1400,
  'SHA3-256': 17400,
  'Keccak-256': 17800,
  'SHA-384': 10800,
  'SHA3-384': 17500,
  'SHA-512': 1700,
  'SHA3-512': 17600,
  'BLAKE2b-512': 600,
  Whirlpool: 6100,
}

table('rest_security_hashIdentify', [
  one('$2a$05$LhayLxezLhK1LhWvKxCyLOj0j1u.Kj0jZ0pEmm134uzrQlFvQJLF6', 'bcrypt', 3200),
  one('$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$c2FsdA', 'Argon2id', null),
  one('$1$28772684$iEwNOgGugqO9.bIz5sk8k/', 'md5crypt', 500),
  one('$apr1$71850310$gh9m4xcAn3MGxogwX/ztb.', 'Apache apr1', 1600),
  one('$5$rounds=5000$GX7BopJZJxPc/KEK$le16UF8I2Anb.rOrn22AUPWvzUETDGefUmAV8AZkGcD', 'sha256crypt', 7400),
  one(
    '$6$52450745$k5ka2p8bFuSmoVT1tzOyyuaREkkKBcCNqoDKzYiJL9RaE8yMnPgh2XzzF0NDrUhgrcLwg78xs1w5pJiypEdFX/',
    'sha512crypt',
    1800,
  ),
  one('$P$984478476IagS59wHZvyQMArzfx58u.', 'phpass', 400),
  one(
    'pbkdf2_sha256$20000$H0dPx8NeajVu$GiC4k5kqbbR9qWBlsRgDywNqC2vd9kqfk7zdorEnNas=',
    'Django PBKDF2-SHA256',
    10000,
  ),
  one('{SSHA}AZKja92fbuuB9SpRlHqaoXxbTc43Mzc2MDM1Ng==', 'SSHA-1', 111),
  one('{SHA}uJ6qx+YUFzQbcQtyd2gpTQ5qJ3s=', 'SHA-1 base64', 101),
  one('*fcf7c1b8749cf99d88e5f34271d636178fb5d130', 'MySQL 4.1+', 300),
  one('  $y$j9T$x  ', 'yescrypt', null),
  hex(8, 'CRC-32', 'Adler-32'),
  hex(32, 'MD5', 'NTLM', 'MD4'),
  hex(40, 'SHA-1', 'RIPEMD-160'),
  hex(56, 'SHA-224', 'SHA3-224'),
  hex(64, 'SHA-256', 'SHA3-256', 'Keccak-256', 'BLAKE2s-256'),
  hex(96, 'SHA-384', 'SHA3-384'),
  hex(128, 'SHA-512', 'SHA3-512', 'BLAKE2b-512', 'Whirlpool'),
  hex(10),
  answers(
    'base64 of 16 bytes',
    { hash: 'X03MO1qnZdYdgyfeuILPmQ==' },
    { charset: 'base64', items: [{ name: 'MD5', hashcat: null, confidence: 'low' }] },
    '5f4dcc3b5aa765d61d8327deb882cf99 in base64',
  ),
  answers(
    'the same without padding',
    { hash: ' X03MO1qnZdYdgyfeuILPmQ ' },
    { hash: 'X03MO1qnZdYdgyfeuILPmQ', length: 22, count: 1 },
    'RFC 4648',
  ),
  answers(
    'base64 of another length',
    { hash: 'password' },
    { charset: 'base64', count: 0, items: [] },
    '6 bytes',
  ),
  answers(
    'something else',
    { hash: 'not a hash!' },
    { charset: 'other', count: 0, items: [] },
    'the contract',
  ),
  refuses(400, '3 characters', { hash: 'abc' }, 'hash'),
])
