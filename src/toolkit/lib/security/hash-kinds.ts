/** Which algorithm a hash may come from, by its form alone; numbers are modes of hashcat (hashcat.net/wiki, example hashes). */

export interface HashCandidate {
  name: string
  hashcat: number | null
}

export type HashCharset = 'hex' | 'structured' | 'base64' | 'other'

const STRUCTURED: readonly (readonly [form: RegExp, name: string, hashcat: number | null])[] = [
  [/^\$2[abxy]\$/, 'bcrypt', 3200],
  [/^\$argon2id\$/, 'Argon2id', null],
  [/^\$argon2i\$/, 'Argon2i', null],
  [/^\$argon2d\$/, 'Argon2d', null],
  [/^\$1\$/, 'md5crypt', 500],
  [/^\$apr1\$/, 'Apache apr1', 1600],
  [/^\$5\$/, 'sha256crypt', 7400],
  [/^\$6\$/, 'sha512crypt', 1800],
  [/^\$y\$/, 'yescrypt', null],
  [/^\$scrypt\$/, 'scrypt', null],
  [/^\$pbkdf2-sha256\$/, 'PBKDF2-SHA256', null],
  [/^\$[PH]\$/, 'phpass', 400],
  [/^pbkdf2_sha256\$/, 'Django PBKDF2-SHA256', 10000],
  [/^\{SSHA\}/i, 'SSHA-1', 111],
  [/^\{SHA\}/i, 'SHA-1 base64', 101],
  [/^\*[0-9a-f]{40}$/i, 'MySQL 4.1+', 300],
]

/** By number of hex digits, the likeliest first. */
const HEX: ReadonlyMap<number, readonly (readonly [string, number | null])[]> = new Map([
  [8, [['CRC-32', null] as const, ['Adler-32', null] as const]],
  [32, [['MD5', 0] as const, ['NTLM', 1000] as const, ['MD4', 900] as const]],
  [40, [['SHA-1', 100] as const, ['RIPEMD-160', 6000] as const]],
  [56, [['SHA-224', 1300] as const, ['SHA3-224', 17300] as const]],
  [
    64,
    [
      ['SHA-256', 1400] as const,
      ['SHA3-256', 17400] as const,
      ['Keccak-256', 17800] as const,
      ['BLAKE2s-256', null] as const,
    ],
  ],
  [96, [['SHA-384', 10800] as const, ['SHA3-384', 17500] as const]],
  [
    128,
    [
      ['SHA-512', 1700] as const,
      ['SHA3-512', 17600] as const,
      ['BLAKE2b-512', 600] as const,
      ['Whirlpool', 6100] as const,
    ],
  ],
])

/** By number of bytes. */
const BASE64: ReadonlyMap<number, string> = new Map([
  [16, 'MD5'],
  [20, 'SHA-1'],
  [32, 'SHA-256'],
  [64, 'SHA-512'],
])

/** The bytes of standard base64, with whole padding or none; null for anything else. */
const base64Bytes = (text: string): number | null => {
  const [, digits = '', padding = ''] = /^([A-Za-z0-9+/]+)(={0,2})$/.exec(text) ?? []
  const rest = digits.length % 4
  const isWhole = digits !== '' && (padding === '' ? rest !== 1 : rest + padding.length === 4)
  return isWhole ? Math.floor((digits.length * 3) / 4) : null
}

/** @param hash without blanks around it */
export const hashKinds = (hash: string): { charset: HashCharset; candidates: HashCandidate[] } => {
  const structured = STRUCTURED.find(([form]) => form.test(hash))
  if (structured !== undefined) {
    const [, name, hashcat] = structured
    return { charset: 'structured', candidates: [{ name, hashcat }] }
  }
  if (/^[0-9a-f]+$/i.test(hash)) {
    const candidates = (HEX.get(hash.length) ?? []).map(([name, hashcat]) => ({ name, hashcat }))
    return { charset: 'hex', candidates }
  }
  const bytes = base64Bytes(hash)
  const name = bytes === null ? undefined : BASE64.get(bytes)
  return {
    charset: bytes === null ? 'other' : 'base64',
    candidates: name === undefined ? [] : [{ name, hashcat: null }],
  }
}
