/** One of several sources of an image. */
export interface ImageCandidate {
  /** As written. */
  url: string
  /** Width or density, such as `640w` or `2x`. */
  descriptor: string
}

const GAP = /[\t\n\f\r ,]*/y
const ADDRESS = /[^\t\n\f\r ]+/y
/** Up to the next comma outside of parentheses. */
const DESCRIPTORS = /(?:\([^)]*\)?|[^(,])*/y

/** The candidates of a srcset attribute (HTML standard, "parsing a srcset attribute"); one without a descriptor has 1x. */
export const readSrcset = (srcset: string): ImageCandidate[] => {
  const candidates: ImageCandidate[] = []
  let at = 0
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const [found = ''] = pattern.exec(srcset) ?? []
    at += found.length
    return found
  }
  for (take(GAP); at < srcset.length; take(GAP)) {
    const address = take(ADDRESS)
    const url = address.replace(/,+$/, '')
    const descriptor = url === address ? take(DESCRIPTORS).replace(/\s+/g, ' ').trim() : ''
    candidates.push({ url, descriptor: descriptor === '' ? '1x' : descriptor })
  }
  return candidates
}
