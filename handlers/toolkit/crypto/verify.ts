import { feature } from '#toolkit'
import { verifyMessage } from '#toolkit/lib/crypto/signatures'
import { bytesOf, bytesOfBase64, bytesOfHex } from '#toolkit/lib/encoding/bytes'

export default feature('rest_crypto_verify', ({ text, signature, publicKey, encoding, scheme, format }) =>
  verifyMessage(bytesOf(text, encoding), bytesOfHex(signature) ?? bytesOfBase64(signature), publicKey, {
    scheme,
    format,
  }),
)
