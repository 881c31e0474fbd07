/** An address as it is written, cut at its first `#` and the first `?` before that; joined, the parts are the address. */
export interface AddressParts {
  /** All before the query. */
  before: string
  /** Without `?`; null where there is none. */
  query: string | null
  /** With `#`; empty where there is none. */
  fragment: string
}

/** Cuts an address without changing a letter of it. */
export const addressParts = (address: string): AddressParts => {
  const hash = address.indexOf('#')
  const [rest, fragment] = hash < 0 ? [address, ''] : [address.slice(0, hash), address.slice(hash)]
  const mark = rest.indexOf('?')
  return mark < 0
    ? { before: rest, query: null, fragment }
    : { before: rest.slice(0, mark), query: rest.slice(mark + 1), fragment }
}

/** The inverse of `addressParts`. */
export const addressOf = ({ before, query, fragment }: AddressParts): string =>
  `${before}${query === null ? '' : `?${query}`}${fragment}`

/**
 * One name and value of a query, decoded as form data (WHATWG URL, section 5.1).
 * @param pair as it is written between two `&`
 */
export const decodedPair = (pair: string): { name: string; value: string } => {
  // A query string may begin with ? for the parser, and loses it there.
  const [[name, value] = ['', '']] = new URLSearchParams(`&${pair}`)
  return { name, value }
}

/** Whether an address parses, and is one of the web. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
