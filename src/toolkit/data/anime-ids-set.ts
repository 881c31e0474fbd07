import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** The services of the set, each a part: the ids of all records in order, 0 where a record has none. */
export const ANIME_SERVICES = ['mal', 'anilist', 'annict', 'syobocal'] as const
export type AnimeService = (typeof ANIME_SERVICES)[number]

const MEMBERS = {
  mal: 'mal_id',
  anilist: 'anilist_id',
  annict: 'annict_id',
  syobocal: 'syobocal_tid',
} as const

type SourceRecord = Partial<Record<(typeof MEMBERS)[AnimeService], number>>

/** Ids of the same anime on several services. */
export const animeIds: DataSet = {
  name: 'anime-ids',
  title: 'Ids of anime on MyAnimeList, AniList, Annict and Syoboi Calendar',
  sources: { packages: ['@kawaiioverflow/arm'] },
  licence: 'MIT',
  pack: () => {
    const records = load('@kawaiioverflow/arm/arm.json') as SourceRecord[]
    const parts = ANIME_SERVICES.map((service): [string, number[]] => [
      service,
      records.map((record) => record[MEMBERS[service]] ?? 0),
    ])
    return Promise.resolve(packDataSet(Object.fromEntries(parts)))
  },
}
