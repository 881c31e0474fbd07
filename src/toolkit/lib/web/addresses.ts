import type { Document } from 'domhandler'
import { attributeOf, elementsIn } from './document.js'

/** The address that another one means on a page. */
export type Resolve = (address: string) => string

const absolute = (address: string, base: string | null): string | null =>
  URL.canParse(address, base ?? undefined) ? new URL(address, base ?? undefined).href : null

/**
 * What relative addresses of a page are resolved against (HTML standard, "document base URL"): its first base element
 * with a href, which is itself resolved and may not be a data: or javascript: address, else the fallback.
 */
export const baseOf = (document: Document, fallback: string | null): string | null => {
  const [href] = elementsIn(document, 'base').flatMap((element) => attributeOf(element, 'href') ?? [])
  const base = href === undefined ? null : absolute(href, fallback)
  return base === null || /^(?:data|javascript):/.test(base) ? fallback : base
}

/**
 * Makes what turns addresses of a page into absolute ones, as the URL standard writes them. What cannot be made one
 * stays as it is: a relative address where no base is known, and what is not an address.
 */
export const resolverOf = (base: string | null): Resolve => {
  return (address) => absolute(address, base) ?? address
}
