/** BIP-39: entropy as words, and the seed that they stand for. */
import { pbkdf2Sync } from 'node:crypto'
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39'
import { attempt } from '../common/attempt.js'

export type MnemonicLanguage =
  'english' | 'french' | 'italian' | 'japanese' | 'korean' | 'spanish' | 'portuguese' | 'czech'

interface WordList {
  language: MnemonicLanguage
  words: string[]
}

/** Each is loaded when it is asked for. */
export const loadWordList = async (language: MnemonicLanguage): Promise<WordList> => {
  const load = async (): Promise<{ wordlist: string[] }> => {
    switch (language) {
      case 'english':
        return await import('@scure/bip39/wordlists/english.js')
      case 'french':
        return await import('@scure/bip39/wordlists/french.js')
      case 'italian':
        return await import('@scure/bip39/wordlists/italian.js')
      case 'japanese':
        return await import('@scure/bip39/wordlists/japanese.js')
      case 'korean':
        return await import('@scure/bip39/wordlists/korean.js')
      case 'spanish':
        return await import('@scure/bip39/wordlists/spanish.js')
      case 'portuguese':
        return await import('@scure/bip39/wordlists/portuguese.js')
      case 'czech':
        return await import('@scure/bip39/wordlists/czech.js')
    }
  }
  return { language, words: (await load()).wordlist }
}

/** BIP-39 wants the ideographic space between Japanese words. */
const separatorOf = ({ language }: WordList): string => (language === 'japanese' ? '\u3000' : ' ')

/** The words of a mnemonic as the lists have them: NFKD, lower case. */
export const wordsOf = (mnemonic: string): string[] =>
  mnemonic
    .normalize('NFKD')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

/** Words joined as their language writes them. */
export const joinWords = (words: readonly string[], list: WordList): string => words.join(separatorOf(list))

/** @param entropy 16, 20, 24, 28 or 32 bytes */
export const wordsForEntropy = (entropy: Uint8Array, { words }: WordList): string[] =>
  wordsOf(entropyToMnemonic(entropy, words))

/** The entropy behind words; undefined where their number, one of them or the checksum is wrong. */
export const entropyOfWords = (words: readonly string[], list: WordList): Uint8Array | undefined =>
  attempt(
    () => mnemonicToEntropy(words.join(' '), list.words),
    (error) => error instanceof Error,
  )

const SEED_ROUNDS = 2048
const SEED_BYTES = 64

/** The 64 bytes that wallets derive their keys from. */
export const seedOfWords = (words: readonly string[], passphrase: string): Buffer =>
  pbkdf2Sync(
    words.join(' ').normalize('NFKD'),
    `mnemonic${passphrase.normalize('NFKD')}`,
    SEED_ROUNDS,
    SEED_BYTES,
    'sha512',
  )
