/** The curves of the toolkit's keys, by their short names. */
import { p256, p384 } from '@noble/curves/nist.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'

export type EcCurve = 'p256' | 'p384' | 'secp256k1'

interface EcDetails {
  /** Name in a JWK (RFC 7518, RFC 8812). */
  crv: string
  /** Name in OpenSSL. */
  openssl: string
  /** Bytes of a scalar or a coordinate. */
  bytes: number
  /** JWS name of ECDSA with the hash that goes with the curve. */
  algorithm: 'ES256' | 'ES384' | 'ES256K'
  hash: 'sha256' | 'sha384'
  /** Deterministic signatures (RFC 6979), which OpenSSL 3.0 cannot make, and public points. */
  ecdsa: typeof p256
}

export const EC_CURVES: Readonly<Record<EcCurve, EcDetails>> = {
  p256: { crv: 'P-256', openssl: 'prime256v1', bytes: 32, algorithm: 'ES256', hash: 'sha256', ecdsa: p256 },
  p384: { crv: 'P-384', openssl: 'secp384r1', bytes: 48, algorithm: 'ES384', hash: 'sha384', ecdsa: p384 },
  secp256k1: {
    crv: 'secp256k1',
    openssl: 'secp256k1',
    bytes: 32,
    algorithm: 'ES256K',
    hash: 'sha256',
    ecdsa: secp256k1,
  },
}

export const isEcCurve = (name: string): name is EcCurve => Object.hasOwn(EC_CURVES, name)

/** The curve that OpenSSL calls so; undefined for any other. */
export const ecCurveNamed = (openssl: string | undefined): EcCurve | undefined =>
  (['p256', 'p384', 'secp256k1'] as const).find((curve) => EC_CURVES[curve].openssl === openssl)
