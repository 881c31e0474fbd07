import {
  animePartOf,
  premieresPartOf,
  searchKey,
  type AnimeIndexRow,
  type AnimePremiereRow,
  type AnimeRecord,
} from '../../data/anime-set.js'
import { hasDataPart, readDataSet } from '../../data/read.js'

const recordAt = (index: number): AnimeRecord[] => {
  const { part, place } = animePartOf(index)
  return readDataSet<readonly AnimeRecord[]>('anime', part).slice(place, place + 1)
}

/** 0 where a title is the wanted one, 1 where one begins with it, 2 where one has it inside; undefined for no match. */
const rankOf = (keys: AnimeIndexRow, wanted: string): 0 | 1 | 2 | undefined => {
  const found = keys.filter((key) => key.includes(wanted))
  if (found.length === 0) return undefined
  if (found.includes(wanted)) return 0
  return found.some((key) => key.startsWith(wanted)) ? 1 : 2
}

/** Anime with a title that has the text in it: equal titles first, then those that begin with it; the latest first in each. */
export const findAnime = (text: string, limit: number): AnimeRecord[] => {
  const wanted = searchKey(text)
  const ranks: [number[], number[], number[]] = [[], [], []]
  for (const [index, keys] of readDataSet<readonly AnimeIndexRow[]>('anime', 'index').entries()) {
    const rank = rankOf(keys, wanted)
    if (rank !== undefined) ranks[rank].push(index)
  }
  return ranks.flat().slice(0, limit).flatMap(recordAt)
}

/** First broadcasts of a year in Japan, the earliest first. */
export const premieresOf = (year: number): readonly AnimePremiereRow[] => {
  const part = premieresPartOf(year)
  return hasDataPart('anime', part) ? readDataSet<readonly AnimePremiereRow[]>('anime', part) : []
}
