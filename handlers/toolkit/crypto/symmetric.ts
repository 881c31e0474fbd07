import type { Data, Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { messageBytes, open, readMessage, seal, type SealedMessage } from '#toolkit/lib/crypto/sealed-message'
import { bytesOfBase64, textOfBytes } from '#toolkit/lib/encoding/bytes'
import { byteStream } from '#toolkit/lib/random/byte-stream'

type Request = Query<'rest_crypto_symmetric'>

const answer = (
  mode: Request['mode'],
  text: string,
  message: SealedMessage,
): Data<'rest_crypto_symmetric'> => {
  const bytes = messageBytes(message)
  return {
    mode,
    algorithm: message.algorithm,
    kdf: message.kdf,
    text,
    data: bytes.toString('base64'),
    salt: message.salt.toString('hex'),
    nonce: message.nonce.toString('hex'),
    tag: message.tag.toString('hex'),
    bytes: bytes.length,
  }
}

const encrypted = (query: Request): Data<'rest_crypto_symmetric'> => {
  const { text } = query
  if (text === undefined) return invalidParameter('text', 'is required to encrypt')
  return answer('encrypt', text, seal(text, query, query, byteStream(query.seed)))
}

const decrypted = (query: Request): Data<'rest_crypto_symmetric'> => {
  if (query.data === undefined) return invalidParameter('data', 'is required to decrypt')
  const bytes = bytesOfBase64(query.data) ?? unprocessable('data is not valid base64.')
  const message =
    readMessage(bytes) ??
    unprocessable(
      'data is not a message of this feature: it is shorter than 47 bytes, or its header is unknown.',
    )
  const text =
    open(message, query) ?? unprocessable('The passphrase or aad is wrong, or data has been altered.')
  return answer('decrypt', textOfBytes(text) ?? unprocessable('The plain text is not UTF-8.'), message)
}

/** AES-256-GCM (NIST SP 800-38D) or ChaCha20-Poly1305 (RFC 8439), with scrypt (RFC 7914) or PBKDF2 (RFC 8018). */
export default feature('rest_crypto_symmetric', (query) =>
  query.mode === 'encrypt' ? encrypted(query) : decrypted(query),
)
