import type { Query } from '#operation'
import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { enigma, readEnigmaSetting } from '#toolkit/lib/crypto/enigma'
import { LETTERS, letterNumbers, mapLetters } from '#toolkit/lib/crypto/latin-letters'
import { morseDecode, morseEncode, type MorseFault } from '#toolkit/lib/crypto/morse'
import { playfairDecrypt, playfairEncrypt } from '#toolkit/lib/crypto/playfair'
import {
  columnarDecrypt,
  columnarEncrypt,
  railFenceDecrypt,
  railFenceEncrypt,
} from '#toolkit/lib/crypto/transpositions'

type Request = Query<'rest_crypto_classical'>
type Cipher = (text: string, key: string | undefined, isEncrypting: boolean) => string

const misfit = (cipher: Request['cipher'], wanted: string): never =>
  unprocessable(`cipherKey for ${cipher} must be ${wanted}.`)

const integerKey = (
  cipher: Request['cipher'],
  key: string | undefined,
  least: number,
  most: number,
): number => {
  const value = /^[+-]?\d{1,9}$/.test(key?.trim() ?? '') ? Number(key) : NaN
  return value >= least && value <= most ? value : misfit(cipher, `a whole number from ${least} to ${most}`)
}

/** Its letters, whatever stands between them. */
const letterKey = (cipher: Request['cipher'], key = ''): string => {
  const letters = key.replace(/[^A-Za-z]/g, '')
  return letters === '' ? misfit(cipher, 'letters A to Z') : letters
}

const caesar: Cipher = (text, key, isEncrypting) => {
  const shift = integerKey('caesar', key ?? '13', -1000, 1000)
  return mapLetters(text, (letter) => letter + (isEncrypting ? shift : -shift))
}

const vigenere: Cipher = (text, key, isEncrypting) => {
  const shifts = letterNumbers(letterKey('vigenere', key))
  return mapLetters(text, (letter, index) => {
    const shift = shifts[index % shifts.length] ?? 0
    return letter + (isEncrypting ? shift : -shift)
  })
}

const beaufort: Cipher = (text, key) => {
  const shifts = letterNumbers(letterKey('beaufort', key))
  return mapLetters(text, (letter, index) => (shifts[index % shifts.length] ?? 0) - letter)
}

const affine: Cipher = (text, key = '', isEncrypting) => {
  const [, factor = '0', shift = '0'] = /^\s*([+-]?\d{1,9})\s*,\s*([+-]?\d{1,9})\s*$/.exec(key) ?? []
  const [a, b] = [Number(factor) % LETTERS, Number(shift) % LETTERS]
  const inverse = Array.from({ length: LETTERS }, (_, candidate) => candidate).find(
    (candidate) => (((a * candidate) % LETTERS) + LETTERS) % LETTERS === 1,
  )
  if (inverse === undefined)
    return misfit('affine', 'two whole numbers a,b with a coprime to 26, such as 5,8')
  return mapLetters(text, (letter) => (isEncrypting ? a * letter + b : inverse * (letter - b)))
}

const playfair: Cipher = (text, key, isEncrypting) => {
  const letters = letterKey('playfair', key)
  if (isEncrypting) return playfairEncrypt(text, letters)
  return (
    playfairDecrypt(text, letters) ??
    unprocessable('text has an odd number of letters; playfair takes pairs.')
  )
}

const railFence: Cipher = (text, key, isEncrypting) =>
  (isEncrypting ? railFenceEncrypt : railFenceDecrypt)(text, integerKey('railfence', key, 2, 100))

const columnar: Cipher = (text, key, isEncrypting) =>
  (isEncrypting ? columnarEncrypt : columnarDecrypt)(text, letterKey('columnar', key))

const morse: Cipher = (text, _key, isEncrypting) => {
  const result: string | MorseFault = isEncrypting ? morseEncode(text) : morseDecode(text)
  if (typeof result === 'string') return result
  return unprocessable(`text has ${quoted(result.unknown)}, which International Morse code does not have.`)
}

const enigmaCipher: Cipher = (text, key = '') =>
  enigma(
    text,
    readEnigmaSetting(key) ??
      misfit('enigma', 'rotors;reflector;rings;positions;plugboard, such as I-II-III;B;AAA;AAA;AB CD'),
  )

const ciphers: Readonly<Record<Request['cipher'], Cipher>> = {
  caesar,
  atbash: (text) => mapLetters(text, (letter) => LETTERS - 1 - letter),
  vigenere,
  beaufort,
  affine,
  playfair,
  railfence: railFence,
  columnar,
  morse,
  enigma: enigmaCipher,
}

export default feature('rest_crypto_classical', ({ cipher, mode, text, cipherKey }) => ({
  cipher,
  mode,
  input: text,
  output: ciphers[cipher](text, cipherKey, mode === 'encrypt'),
}))
