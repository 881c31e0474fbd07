import { feature, invalidParameter } from '#toolkit'
import {
  entropyOfWords,
  joinWords,
  loadWordList,
  seedOfWords,
  wordsForEntropy,
  wordsOf,
} from '#toolkit/lib/crypto/mnemonic'
import { byteStream } from '#toolkit/lib/random/byte-stream'

/** BIP-39. */
export default feature(
  'rest_crypto_mnemonic',
  async ({ mnemonic, entropy, words: count, passphrase, language, seed }) => {
    if (mnemonic !== undefined && entropy !== undefined) {
      return invalidParameter('entropy', 'must not be given together with mnemonic')
    }
    const list = await loadWordList(language)
    const entropyOfCall = (): Uint8Array =>
      entropy === undefined ? byteStream(seed)((count * 4) / 3) : Buffer.from(entropy, 'hex')
    const words = mnemonic === undefined ? wordsForEntropy(entropyOfCall(), list) : wordsOf(mnemonic)
    const bytes = entropyOfWords(words, list)
    return {
      valid: bytes !== undefined,
      mnemonic: joinWords(words, list),
      wordCount: words.length,
      language,
      entropy: bytes ? Buffer.from(bytes).toString('hex') : null,
      bip39Seed: bytes ? seedOfWords(words, passphrase).toString('hex') : null,
    }
  },
)
