import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** The part that has a domain: its first letter or digit, so that a look-up reads a part of the list alone. */
export const disposablePartOf = (domain: string): string => {
  const first = domain.charAt(0)
  return /[a-z0-9]/.test(first) ? first : 'other'
}

const PARTS = [...'abcdefghijklmnopqrstuvwxyz0123456789', 'other']

/** The domains of `disposable-email-domains`, each part a sorted list. */
export const disposableDomains: DataSet = {
  name: 'disposable-domains',
  title: 'Domains of throw-away mail addresses',
  sources: { packages: ['disposable-email-domains'] },
  licence: 'MIT',
  pack: () => {
    const domains = load('disposable-email-domains') as string[]
    const parts = PARTS.map((part): [string, string[]] => [
      part,
      domains.filter((domain) => disposablePartOf(domain) === part).sort(),
    ])
    return Promise.resolve(packDataSet(Object.fromEntries(parts)))
  },
}
