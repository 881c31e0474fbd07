import { isIPv4, isIPv6 } from 'node:net'
import type { Span } from '../language/words.js'
import { spansOf } from './pattern-spans.js'

/** What an address may be in: nothing of it may touch the address but a full stop at its end. */
const RUN = /[\p{L}\p{N}.:]+/gu

const runsOf = (text: string): Span[] =>
  spansOf(text, RUN).map(({ text: run, start, end }) =>
    run.endsWith('.') ? { text: run.slice(0, -1), start, end: end - 1 } : { text: run, start, end },
  )

/** Addresses of the Internet Protocol version 4 as four decimal numbers. */
export const ipv4In = (text: string): Span[] => runsOf(text).filter(({ text: run }) => isIPv4(run))

/** Addresses of the Internet Protocol version 6 (RFC 4291); `::` alone is none. */
export const ipv6In = (text: string): Span[] =>
  runsOf(text).filter(({ text: run }) => run !== '::' && isIPv6(run))

const PAIR = '[0-9A-Fa-f]{2}'
const MAC = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][:-])${PAIR}([:-])(?:${PAIR}\1){4}${PAIR}(?![\p{L}\p{N}]|[:-][\p{L}\p{N}])`,
  'gu',
)

/** Hardware addresses of 48 bits: six hex pairs with colons or hyphens. */
export const macAddressesIn = (text: string): Span[] => spansOf(text, MAC)
