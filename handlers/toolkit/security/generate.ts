import type { Query } from '#operation'
import { feature, invalidParameter } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { byteStream } from '#toolkit/lib/random/byte-stream'
import {
  passphrase,
  password,
  token,
  type GeneratedSecret,
  type PasswordSet,
} from '#toolkit/lib/security/generated-secrets'

const generated = (query: Query<'rest_security_generate'>): GeneratedSecret => {
  const stream = byteStream(query.seed)
  if (query.kind === 'token') return token(stream, query.length, query.encoding)
  if (query.kind === 'passphrase') return passphrase(stream, query.words, query.separator, query.capitalize)
  const sets = [...new Set(query.sets.split(',') as PasswordSet[])]
  if (query.length < sets.length) invalidParameter('length', 'must not be less than the number of sets')
  return password(stream, query.length, sets, query.excludeAmbiguous)
}

export default feature('rest_security_generate', (query) => {
  const { value, entropyBits } = generated(query)
  return { kind: query.kind, value, entropyBits: roundHalfAway(entropyBits, 2) }
})
