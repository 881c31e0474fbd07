import { feature } from '#toolkit'
import { signMessage } from '#toolkit/lib/crypto/signatures'
import { bytesOf } from '#toolkit/lib/encoding/bytes'

export default feature('rest_crypto_sign', ({ text, privateKey, encoding, scheme, format }) => {
  const { algorithm, signature, publicKeyPem } = signMessage(bytesOf(text, encoding), privateKey, {
    scheme,
    format,
  })
  return {
    algorithm,
    signature: signature.toString('base64'),
    signatureHex: signature.toString('hex'),
    publicKeyPem,
  }
})
