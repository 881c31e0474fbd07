import type { AnimeService } from '../../data/anime-ids-set.js'
import { readDataSet } from '../../data/read.js'

const columnOf = (service: AnimeService): readonly number[] =>
  readDataSet<readonly number[]>('anime-ids', service)

/** The ids of the first anime that has this id on a service, null where it has none; undefined where no anime has it. */
export const animeIdsOf = (
  service: AnimeService,
  id: number,
): Record<AnimeService, number | null> | undefined => {
  const index = columnOf(service).indexOf(id)
  if (index === -1) return undefined
  const idOn = (other: AnimeService): number | null => columnOf(other)[index] || null
  return { mal: idOn('mal'), anilist: idOn('anilist'), annict: idOn('annict'), syobocal: idOn('syobocal') }
}
