import { readFileSync } from 'node:fs'
import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** Popular words past these are mostly names and misspellings. */
const POPULAR = 60_000

/** Names that hurt people for what they are, which naughty-words has not; those with a common other meaning stay. */
const SLURS = `
  boong boonga boongas boongs chinaman chinamen chinks coolie coolies dago dagoes dagos darkey darkeys darkie darkies dyke dykes faggy
  foid foids gippo gippos golliwog golliwogg golliwoggs golliwogs gook gooks gooky gyppie gyppies gyppo gyppos haole haoles
  hebe hebes honkie honkies japs jewed kafir kafirs ladyboy ladyboys lesbo lesbos lubra lubras mongoloid mongoloids mulatto mulattoes mulattos negress
  negresses negro negroes negroid negroids negros nigers nigra picaninny piccaninny pickaninnies pickaninny pikey pikeys redskin redskins retard
  retarded retards sambo sambos sheeney shiksa shiksas sodomite sodomites spick spicks spics spik spiks squaw squaws
  trannie trannies wetback wetbacks whitey whiteys wigga wiggas wigger wiggers wog wogs yid yids`
  .trim()
  .split(/\s+/)

const withoutNaughty = (words: readonly string[]): string[] => {
  const naughty = new Set([...(load('naughty-words/en.json') as string[]), ...SLURS])
  return words.filter((word) => !naughty.has(word))
}

const byLengthThenLetters = (one: string, other: string): number => {
  if (one.length !== other.length) return one.length - other.length
  return one < other ? -1 : 1
}

/** Words that may be played, shorter ones first, and popular ones by rank; both without words that hurt. */
export const englishWords: DataSet = {
  name: 'english-words',
  title: 'English words for word games, and the popular ones in their order',
  sources: { packages: ['word-list', 'popular-english-words', 'naughty-words'] },
  licence: 'MIT AND ISC AND CC-BY-4.0',
  pack: async () => {
    const { words } = await import('popular-english-words/words.js')
    const { default: file } = await import('word-list')
    const all = withoutNaughty(readFileSync(file, 'utf8').trim().split('\n'))
    const popular = withoutNaughty(words.slice(0, POPULAR)).filter((word) => /^[a-z]{2,}$/.test(word))
    return packDataSet({
      playable: all.sort(byLengthThenLetters).join(' '),
      popular: [...new Set(popular)].join(' '),
    })
  },
}
