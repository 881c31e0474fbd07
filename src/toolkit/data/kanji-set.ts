import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packDataSet } from './container.js'
import { groupsOf } from './groups.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** What the set has of a kanji. */
export type KanjiRow = readonly [
  meanings: readonly string[],
  on: readonly string[],
  kun: readonly string[],
  nanori: readonly string[],
  strokes: number,
  /** Number of the Kangxi radical. */
  radical: number,
  /** 1 to 6, 8, 9 or 10. */
  grade: number | null,
  /** Rank in newspapers. */
  frequency: number | null,
]

/** A part of the set with rows by kanji. */
export type KanjiPart = Readonly<Record<string, KanjiRow>>

/** A level's kanji, the most frequent first. */
export type KanjiLevelRow = readonly [character: string, meaning: string | null, frequency: number | null]

/** JLPT level, such as N5, and school grade of a kanji that has one of them. */
export type KanjiClass = readonly [jlpt: string | null, grade: number | null]

/** The part that has a kanji: its code point without the last two hex digits. */
export const kanjiPartOf = (character: string): string =>
  `U+${((character.codePointAt(0) ?? 0) >> 8).toString(16)}`

/** A file of `kanji/dist/data/kanjidic`: KANJIDIC2 as JSON. */
interface SourceKanji {
  literal: [string]
  radical: [{ rad_value: { rad_type: string; $t: string }[] }]
  misc: [{ grade?: [string]; stroke_count: string[]; freq?: [string] }]
  reading_meaning?: [
    {
      rmgroup?: [{ reading?: { r_type: string; $t: string }[]; meaning?: (string | { m_lang: string })[] }]
      nanori?: string[]
    },
  ]
}

type Lists = Record<string, () => string[]>

const LEVELS: Readonly<Record<string, readonly string[]>> = {
  grade1: ['g01'],
  grade2: ['g02'],
  grade3: ['g03'],
  grade4: ['g04'],
  grade5: ['g05'],
  grade6: ['g06'],
  secondary: ['g08'],
  jinmeiyo: ['g09', 'g10'],
}
const JLPT = ['n5', 'n4', 'n3', 'n2', 'n1']

const numberOf = (texts: readonly string[] | undefined): number | null =>
  texts?.[0] === undefined ? null : Number(texts[0])

const rowOf = ({ radical, misc: [misc], reading_meaning: about }: SourceKanji): KanjiRow => {
  const { reading = [], meaning = [] } = about?.[0].rmgroup?.[0] ?? {}
  const readings = (type: string): string[] =>
    reading.filter(({ r_type }) => r_type === type).map(({ $t }) => $t)
  const classical = radical[0].rad_value.find(({ rad_type }) => rad_type === 'classical')
  return [
    meaning.filter((text) => typeof text === 'string'),
    readings('ja_on'),
    readings('ja_kun'),
    about?.[0].nanori ?? [],
    Number(misc.stroke_count[0]),
    Number(classical?.$t),
    numberOf(misc.grade),
    numberOf(misc.freq),
  ]
}

const readRows = (): Map<string, KanjiRow> => {
  const folder = join(dirname(load.resolve('kanji')), '../data/kanjidic')
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const sources = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as SourceKanji)
  return new Map(sources.map((source) => [source.literal[0], rowOf(source)]))
}

const frequencyOf = ([, , frequency]: KanjiLevelRow): number => frequency ?? Infinity

const levelOf = (rows: ReadonlyMap<string, KanjiRow>, characters: readonly string[]): KanjiLevelRow[] =>
  characters
    .map((character): KanjiLevelRow => {
      const row = rows.get(character)
      return [character, row?.[0][0] ?? null, row?.[7] ?? null]
    })
    .sort(
      (one, other) =>
        Math.sign(frequencyOf(one) - frequencyOf(other)) ||
        (one[0].codePointAt(0) ?? 0) - (other[0].codePointAt(0) ?? 0),
    )

const partsOf = (): Readonly<Record<string, unknown>> => {
  const { grade, jlpt } = load('kanji') as { grade: Lists; jlpt: Lists }
  const rows = readRows()
  const named = [
    ...JLPT.map((level) => [level, jlpt[level]?.() ?? []] as const),
    ...Object.entries(LEVELS).map(
      ([level, lists]) => [level, lists.flatMap((list) => grade[list]?.() ?? [])] as const,
    ),
  ]
  const levels = new Map(JLPT.flatMap((level) => (jlpt[level]?.() ?? []).map((kanji) => [kanji, level])))
  const classes = [...rows].map(([character, row]): [string, KanjiClass] => [
    character,
    [levels.get(character)?.toUpperCase() ?? null, row[6]],
  ])
  const byPart = groupsOf(rows, ([character]) => kanjiPartOf(character))
  return {
    levels: Object.fromEntries(named.map(([level, list]) => [level, levelOf(rows, list)])),
    classes: Object.fromEntries(classes.filter(([, [level, grade]]) => level !== null || grade !== null)),
    ...Object.fromEntries([...byPart].map(([part, entries]) => [part, Object.fromEntries(entries)])),
  }
}

/** KANJIDIC2's 13,108 kanji, and the lists of JLPT levels and school grades. */
export const kanji: DataSet = {
  name: 'kanji',
  title: 'Kanji: KANJIDIC2 in English, JLPT and school lists',
  sources: { packages: ['kanji'] },
  licence: 'CC-BY-SA-3.0',
  pack: () => Promise.resolve(packDataSet(partsOf())),
}
