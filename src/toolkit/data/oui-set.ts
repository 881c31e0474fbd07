import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** What the IEEE's registries say of a prefix: lines of name, address and country. */
export type OuiPart = Readonly<Record<string, string>>

/** The part that has a prefix: its first two hex digits. */
export const ouiPartOf = (prefix: string): string => prefix.slice(0, 2)

const PARTS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'))

/** Assigned prefixes of 6, 7 and 9 hex digits (MA-L, MA-M, MA-S), a part for each first byte. */
export const oui: DataSet = {
  name: 'oui',
  title: 'Prefixes of MAC addresses that the IEEE assigned',
  sources: { packages: ['oui-data'] },
  licence: 'BSD-2-Clause',
  pack: () => {
    const rows = Object.entries(load('oui-data') as Record<string, string>)
    const parts = PARTS.map((part): [string, OuiPart] => [
      part,
      Object.fromEntries(rows.filter(([prefix]) => ouiPartOf(prefix) === part)),
    ])
    return Promise.resolve(packDataSet(Object.fromEntries(parts)))
  },
}
