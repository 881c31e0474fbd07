import {
  kanjiPartOf,
  type KanjiClass,
  type KanjiLevelRow,
  type KanjiPart,
  type KanjiRow,
} from '../../data/kanji-set.js'
import { hasDataPart, readDataSet } from '../../data/read.js'

/** KANJIDIC2's entry of a character; undefined for what it does not have. */
export const findKanji = (character: string): KanjiRow | undefined => {
  const part = kanjiPartOf(character)
  if (!hasDataPart('kanji', part)) return undefined
  const rows = readDataSet<KanjiPart>('kanji', part)
  return Object.hasOwn(rows, character) ? rows[character] : undefined
}

/** The kanji of each level, the most frequent in newspapers first. */
export const kanjiLevels = (): Readonly<Record<string, readonly KanjiLevelRow[]>> =>
  readDataSet('kanji', 'levels')

/** JLPT level and school grade of a kanji. */
export const kanjiClassOf = (character: string): KanjiClass => {
  const classes = readDataSet<Readonly<Record<string, KanjiClass>>>('kanji', 'classes')
  return (Object.hasOwn(classes, character) ? classes[character] : undefined) ?? [null, null]
}
