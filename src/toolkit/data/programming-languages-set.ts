import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'

/** A language of GitHub Linguist. */
export interface ProgrammingLanguageRow {
  name: string
  type: string
  /** #rrggbb. */
  color: string | null
  aliases: readonly string[]
  /** With their dots. */
  extensions: readonly string[]
  filenames: readonly string[]
  interpreters: readonly string[]
  /** The language that it is counted with. */
  group: string | null
  aceMode: string
  textmateScope: string
  id: number
}

interface Source {
  name: string
  type: string
  color?: string
  aliases?: readonly string[]
  extensions?: readonly string[]
  filenames?: readonly string[]
  interpreters?: readonly string[]
  group?: string
  aceMode: string
  tmScope: string
  languageId: number
}

const rowOf = (language: Source): ProgrammingLanguageRow => ({
  name: language.name,
  type: language.type,
  color: language.color ?? null,
  aliases: language.aliases ?? [],
  extensions: language.extensions ?? [],
  filenames: language.filenames ?? [],
  interpreters: language.interpreters ?? [],
  group: language.group ?? null,
  aceMode: language.aceMode,
  textmateScope: language.tmScope,
  id: language.languageId,
})

/** The part `languages`, sorted by name. */
export const programmingLanguages: DataSet = {
  name: 'programming-languages',
  title: 'Programming, markup and data languages of GitHub Linguist',
  sources: { packages: ['linguist-languages'] },
  licence: 'MIT',
  pack: async () => {
    const rows = Object.values<Source>(await import('linguist-languages')).map(rowOf)
    rows.sort((one, other) => (one.name < other.name ? -1 : 1))
    return packDataSet({ languages: rows })
  },
}
