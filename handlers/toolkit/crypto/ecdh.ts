import { hkdfSync } from 'node:crypto'
import { feature } from '#toolkit'
import { agree } from '#toolkit/lib/crypto/key-agreement'

/** HKDF by RFC 5869. */
export default feature('rest_crypto_ecdh', ({ privateKey, publicKey, curve, salt, info, length }) => {
  const agreed = agree(privateKey, publicKey, curve)
  const derived = hkdfSync(
    'sha256',
    agreed.secret,
    Buffer.from(salt, 'hex'),
    Buffer.from(info, 'utf8'),
    length,
  )
  return {
    curve: agreed.curve,
    sharedSecret: agreed.secret.toString('hex'),
    derivedKey: Buffer.from(derived).toString('hex'),
    publicHex: agreed.publicKey.toString('hex'),
  }
})
