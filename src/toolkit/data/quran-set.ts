import { holdsParts, packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { importSource, load } from './sources.js'

/** A chapter of the Quran, as the set holds it. */
export interface QuranChapter {
  /** 1 to 114, in mushaf order. */
  number: number
  /** In Arabic. */
  name: string
  transliteration: string
  english: string
  indonesian: string
  revelation: 'meccan' | 'medinan'
  /** 1 to 114, in the traditional order of revelation. */
  revelationOrder: number
  verses: number
  rukus: number
  /** The number of its first verse in the whole Quran, from 1. */
  firstVerse: number
}

/** Divisions of the Quran, each by the numbers of its parts' first verses in the whole Quran. */
export interface QuranDivisions {
  juz: readonly number[]
  rub: readonly number[]
  manzil: readonly number[]
  ruku: readonly number[]
  page: readonly number[]
  /** The verses that ask for a prostration. */
  sajda: readonly number[]
}

/** Languages that the verses are translated into. */
export const QURAN_LANGUAGES = ['en', 'id', 'bn', 'es', 'fr', 'ru', 'sv', 'tr', 'ur', 'zh'] as const

/** A chapter of `quran-json`'s files. */
interface SourceChapter {
  id: number
  name: string
  transliteration: string
  translation: string
  type: 'meccan' | 'medinan'
  verses: { id: number; text: string; transliteration?: string; translation?: string }[]
}

/** Of `quran-meta/hafs`: first verse, verses, order of revelation, rukus, name, whether it is Meccan. */
type SurahRow = readonly [number, number, number, number, string, boolean]

interface SourceDivisions {
  SurahList: readonly SurahRow[]
  JuzList: readonly number[]
  HizbQuarterList: readonly number[]
  ManzilList: readonly number[]
  RukuList: readonly number[]
  PageList: readonly number[]
  SajdaList: readonly number[]
}

const source = (name: string): SourceChapter[] => load(`quran-json/dist/${name}.json`) as SourceChapter[]

const textsOf = (chapters: SourceChapter[], member: 'text' | 'transliteration' | 'translation'): string[] =>
  chapters.flatMap(({ id, verses }) =>
    verses.map((verse) => {
      const text = verse[member]
      if (text === undefined) throw new Error(`quran-json has no ${member} of ${id}:${verse.id}`)
      return text
    }),
  )

const chaptersOf = (meta: SourceDivisions): QuranChapter[] => {
  const [english, indonesian] = [source('quran_en'), source('quran_id')]
  return source('quran').map(({ id, name, transliteration, type, verses }, index) => {
    const row = meta.SurahList[id]
    const names = [english[index]?.translation, indonesian[index]?.translation]
    if (row === undefined || names[0] === undefined || names[1] === undefined)
      throw new Error(`The sources do not agree on chapter ${id}`)
    const [firstVerse, , revelationOrder, rukus] = row
    return {
      number: id,
      name,
      transliteration,
      english: names[0],
      indonesian: names[1],
      revelation: type,
      revelationOrder,
      verses: verses.length,
      rukus,
      firstVerse,
    }
  })
}

/** quran-meta's lists begin with a 0 for part 0 and end with the verse after the last. */
const firstsOf = (list: readonly number[]): readonly number[] => list.slice(1, -1)

const divisionsOf = (meta: SourceDivisions): QuranDivisions => ({
  juz: firstsOf(meta.JuzList),
  rub: firstsOf(meta.HizbQuarterList),
  manzil: firstsOf(meta.ManzilList),
  ruku: firstsOf(meta.RukuList),
  page: firstsOf(meta.PageList),
  sajda: meta.SajdaList,
})

const partsOf = async (): Promise<Readonly<Record<string, unknown>>> => {
  const meta = (await importSource('quran-meta/dist/hafs.js')) as SourceDivisions
  return {
    chapters: chaptersOf(meta),
    divisions: divisionsOf(meta),
    uthmani: textsOf(source('quran'), 'text'),
    transliteration: textsOf(source('quran_transliteration'), 'transliteration'),
    ...Object.fromEntries(
      QURAN_LANGUAGES.map((language) => [language, textsOf(source(`quran_${language}`), 'translation')]),
    ),
  }
}

/**
 * The Quran in the Hafs reading and the 604-page Madinah mushaf: `chapters`, `divisions`, and the 6,236 verses as one
 * list in each of `uthmani`, `transliteration` and the languages.
 */
export const quran: DataSet = {
  name: 'quran',
  title: 'Quran: Uthmani text, transliteration, ten translations, and divisions',
  sources: { packages: ['quran-json', 'quran-meta'] },
  licence: 'CC-BY-SA-4.0',
  pack: async () => packDataSet(await partsOf()),
  isCurrent: async (file) => holdsParts(file, await partsOf()),
}
