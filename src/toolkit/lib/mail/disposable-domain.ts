import { disposablePartOf } from '../../data/disposable-domains-set.js'
import { readDataSet } from '../../data/read.js'

const isListed = (domain: string): boolean =>
  readDataSet<readonly string[]>('disposable-domains', disposablePartOf(domain)).includes(domain)

/** Whether a domain, or one above it with two labels or more, hands out throw-away addresses. */
export const isDisposableDomain = (asciiDomain: string): boolean => {
  const labels = asciiDomain.split('.')
  return labels.slice(0, -1).some((_, index) => isListed(labels.slice(index).join('.')))
}
