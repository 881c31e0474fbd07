import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from './secrets.js'

/** Keeps secrets that must be read again, unlike keys, for which hashes suffice. */
export interface Vault {
  /** Encrypts under the current secret. @param name what it is; it opens only under the same name */
  seal(name: string, plain: Uint8Array): Buffer
  /**
   * `null` where it was sealed under neither the current secret nor the previous one.
   *
   * @throws Error for what was changed or has another name
   */
  open(name: string, sealed: Uint8Array): { plain: Buffer; isCurrent: boolean } | null
}

const CIPHER = 'aes-256-gcm'
/** NIST SP 800-38D: 96 random bits, and a full tag. */
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** In front of what is sealed: which key opens it. */
const MARK_BYTES = 4

interface VaultKey {
  key: Buffer
  mark: Buffer
}

const keyOf = (secret: string): VaultKey => {
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'sealed secrets', 32 + MARK_BYTES))
  return { key: derived.subarray(0, 32), mark: derived.subarray(32) }
}

/** AES-256-GCM under keys derived (HKDF, RFC 5869) from the secret that keys the key hashes, and from the previous one. */
export const createVault = ({ current, previous }: Secrets): Vault => {
  const sealing = keyOf(current)
  const opening = previous === null ? [sealing] : [sealing, keyOf(previous)]
  return {
    seal(name, plain) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, sealing.key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(name))
      const text = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([sealing.mark, nonce, cipher.getAuthTag(), text])
    },
    open(name, sealed) {
      const [nonceAt, tagAt, textAt] = [
        MARK_BYTES,
        MARK_BYTES + NONCE_BYTES,
        MARK_BYTES + NONCE_BYTES + TAG_BYTES,
      ]
      const found = opening.find(({ mark }) => mark.equals(sealed.subarray(0, MARK_BYTES)))
      if (found === undefined) return null
      const decipher = createDecipheriv(CIPHER, found.key, sealed.subarray(nonceAt, tagAt), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(name))
      decipher.setAuthTag(sealed.subarray(tagAt, textAt))
      const plain = Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()])
      return { plain, isCurrent: found === sealing }
    },
  }
}
