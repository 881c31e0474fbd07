import { iso6393 } from 'iso-639-3'
import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'

/** A language of ISO 639-3 with its codes in the older parts. */
export type LanguageRow = readonly [
  name: string,
  iso6393: string,
  iso6391: string | null,
  iso6392B: string | null,
  iso6392T: string | null,
  type: string,
  scope: string,
]

/** The part `languages`, sorted by ISO 639-3 code. */
export const languages: DataSet = {
  name: 'languages',
  title: 'Languages of ISO 639-3',
  sources: { packages: ['iso-639-3'] },
  licence: 'MIT',
  pack: () => {
    const rows = iso6393.map((language): LanguageRow => [
      language.name,
      language.iso6393,
      language.iso6391 ?? null,
      language.iso6392B ?? null,
      language.iso6392T ?? null,
      language.type,
      language.scope,
    ])
    return Promise.resolve(packDataSet({ languages: rows }))
  },
}
