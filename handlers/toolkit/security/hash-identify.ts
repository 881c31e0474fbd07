import type { Data } from '#operation'
import { feature } from '#toolkit'
import { hashKinds, type HashCharset } from '#toolkit/lib/security/hash-kinds'

type Confidence = Data<'rest_security_hashIdentify'>['items'][number]['confidence']

/** A form of its own leaves no doubt; of hex digits the first candidate is the likeliest; base64 says little. */
const confidenceOf = (charset: HashCharset, index: number): Confidence => {
  if (charset === 'structured') return 'high'
  return charset === 'hex' && index === 0 ? 'medium' : 'low'
}

export default feature('rest_security_hashIdentify', (query) => {
  const hash = query.hash.trim()
  const { charset, candidates } = hashKinds(hash)
  const items = candidates.map((candidate, index) => ({
    ...candidate,
    confidence: confidenceOf(charset, index),
  }))
  return { hash, length: hash.length, charset, count: items.length, items }
})
