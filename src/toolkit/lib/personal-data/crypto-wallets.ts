import { createHash } from 'node:crypto'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { attempt } from '../common/attempt.js'
import type { Span } from '../language/words.js'
import { spansOf } from './pattern-spans.js'

const base58check = createBase58check((bytes: Uint8Array) => createHash('sha256').update(bytes).digest())

/** Bitcoin's addresses of a key's and of a script's hash: a byte for the kind, then 20 bytes. */
const KINDS: readonly (number | undefined)[] = [0x00, 0x05]
const ADDRESS_BYTES = 21

/** The package throws plain errors for what is not in its form. */
const isRefusal = (error: unknown): boolean => error instanceof Error

const isBase58Address = (text: string): boolean => {
  const bytes = attempt(() => base58check.decode(text), isRefusal)
  return bytes?.length === ADDRESS_BYTES && KINDS.includes(bytes[0])
}

/** BIP 173 and BIP 350. */
const isSegwitAddress = (text: string): boolean =>
  [bech32, bech32m].some(
    (code) => attempt(() => code.decode(text as `bc1${string}`, 90), isRefusal) !== undefined,
  )

const WALLET =
  /(?<![\p{L}\p{N}])(?:0x[0-9a-f]{40}|bc1[02-9ac-hj-np-z]{11,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})(?![\p{L}\p{N}])/giu

/** Addresses of Bitcoin with a right checksum, and of 20 bytes as Ethereum and its relatives write them. */
export const cryptoWalletsIn = (text: string): Span[] =>
  spansOf(text, WALLET, (found) => {
    if (/^0x/.test(found)) return true
    return /^bc1/i.test(found) ? isSegwitAddress(found) : isBase58Address(found)
  })
