import type { PeerCertificate } from 'node:tls'
import type { X509Certificate } from 'node:crypto'

/** An entry of subjectAltName as Node writes it; with unusual characters its value is a JSON string. */
const ALTERNATIVE = /(?:^|, )([A-Za-z ]+):("(?:[^"\\]|\\.)*"|[^,]*)/g

/** The DNS names of a certificate's subjectAltName, in order. */
export const dnsNames = ({ subjectAltName }: X509Certificate): string[] =>
  Array.from((subjectAltName ?? '').matchAll(ALTERNATIVE))
    .filter(([, kind]) => kind === 'DNS')
    .map(([, , value = '']) => (value.startsWith('"') ? (JSON.parse(value) as string) : value))

/** Node's object for a name has a list where a field comes more than once. */
type Name = Partial<Record<'CN' | 'O', string | readonly string[]>>

const firstOf = (value: string | readonly string[] | undefined): string | null =>
  (typeof value === 'string' ? value : value?.[0]) || null

const shortName = ({ CN, O }: Name): string | null => firstOf(CN) ?? firstOf(O)

/** The short names of subject and issuer: the common name, else the organisation, else null. */
export const namesOf = (certificate: X509Certificate): { subject: string | null; issuer: string | null } => {
  const { subject, issuer } = certificate.toLegacyObject()
  return { subject: shortName(subject), issuer: shortName(issuer) }
}

/** Type and size of the key: bits of the modulus for RSA, of the curve for elliptic curves, else null. */
export const keyOf = (certificate: X509Certificate): { keyType: string; keyBits: number | null } => {
  const { bits }: Pick<PeerCertificate, 'bits'> = certificate.toLegacyObject()
  return { keyType: certificate.publicKey.asymmetricKeyType ?? 'unknown', keyBits: bits ?? null }
}

/** A certificate and those that came with it, the leaf first. */
export const chainOf = (leaf: X509Certificate): X509Certificate[] => {
  const chain: X509Certificate[] = []
  for (let each: X509Certificate | undefined = leaf; each !== undefined; each = each.issuerCertificate) {
    // A root is its own issuer.
    if (chain.some(({ fingerprint256 }) => fingerprint256 === each?.fingerprint256)) break
    chain.push(each)
  }
  return chain
}
