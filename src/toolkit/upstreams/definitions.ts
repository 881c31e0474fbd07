/** Every public upstream of the toolkit: what the client serves, the configuration may name and `/licenses` lists. */
import { depsdev } from './software/depsdev.js'
import { github } from './software/github.js'
import { hadith } from './islamic/hadith.js'
import { entertainment } from './tables/entertainment.js'
import { knowledge } from './tables/knowledge.js'
import { world } from './tables/world.js'
import { tafsir } from './islamic/tafsir.js'
import type { UpstreamDefinition } from './types.js'

/** In the order of their names. */
export const upstreamDefinitions: readonly UpstreamDefinition[] = [
  ...[depsdev, github, hadith, tafsir],
  ...[entertainment, knowledge, world].flatMap((table) => Object.values(table)),
].toSorted((one, other) => (one.name < other.name ? -1 : 1))
