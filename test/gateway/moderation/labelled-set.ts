import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A sentence with the categories that people gave it. */
export interface Labelled {
  text: string
  labels: readonly string[]
  /** The categories, or the reason why it is clean. */
  group: string
}

type LabelledFile = Record<'flagged' | 'clean', Record<string, string[]>>

/** The sentences of `labelled/<name>.yaml`. */
export const readLabelled = (name: string): Labelled[] => {
  const file = join(import.meta.dirname, 'labelled', `${name}.yaml`)
  const { flagged, clean } = parse(readFileSync(file, 'utf8')) as LabelledFile
  const of = (groups: Record<string, string[]>, labelsOf: (group: string) => string[]): Labelled[] =>
    Object.entries(groups).flatMap(([group, texts]) =>
      texts.map((text) => ({ text, group, labels: labelsOf(group) })),
    )
  return [...of(flagged, (group) => group.split(',')), ...of(clean, () => [])]
}
