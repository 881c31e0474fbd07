import type { ProgrammingLanguageRow } from '../../data/programming-languages-set.js'
import { readDataSet } from '../../data/read.js'

const rows = (): readonly ProgrammingLanguageRow[] => readDataSet('programming-languages', 'languages')

/** Linguist writes names as aliases so. */
const aliasOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** Every language with a file extension, which begins with a dot, sorted by name. */
const withExtension = (extension: string): ProgrammingLanguageRow[] => {
  const wanted = extension.toLowerCase()
  return rows().filter(({ extensions }) => extensions.some((own) => own.toLowerCase() === wanted))
}

/** By name, else by alias. Linguist takes a name with hyphens for an alias too, though its lists leave that out. */
const withName = (name: string): ProgrammingLanguageRow | undefined => {
  const wanted = name.toLowerCase()
  const alias = aliasOf(name)
  return (
    rows().find((row) => row.name.toLowerCase() === wanted) ??
    rows().find(({ aliases }) => aliases.some((own) => aliasOf(own) === alias)) ??
    rows().find((row) => aliasOf(row.name) === alias)
  )
}

/** The languages of GitHub Linguist with a name, an alias or (with its dot) a file extension, in any case. */
export const programmingLanguagesCalled = (text: string): readonly ProgrammingLanguageRow[] => {
  if (text.startsWith('.')) return withExtension(text)
  const row = withName(text)
  return row === undefined ? [] : [row]
}
