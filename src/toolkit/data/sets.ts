import { airlines } from './airlines-set.js'
import { airports } from './airports-set.js'
import { anime } from './anime-set.js'
import { animeIds } from './anime-ids-set.js'
import { cityZones } from './city-zones-set.js'
import { countries } from './countries-set.js'
import { currencies } from './currencies-set.js'
import { disposableDomains } from './disposable-domains-set.js'
import { emoji } from './emoji-set.js'
import { emotionWords } from './emotion-words-set.js'
import { englishWords } from './english-words-set.js'
import { fiveLetterWords } from './five-letter-words-set.js'
import { foodComposition } from './food-composition-set.js'
import { indonesianAreas } from './indonesian-areas-set.js'
import { kanji } from './kanji-set.js'
import { languages } from './languages-set.js'
import { notoSerif } from './noto-serif-set.js'
import { oembedProviders } from './oembed-providers-set.js'
import { oui } from './oui-set.js'
import { pokemon } from './pokemon-set.js'
import { programmingLanguages } from './programming-languages-set.js'
import { quran } from './quran-set.js'
import { subdivisions } from './subdivisions-set.js'
import { territories } from './territories-set.js'
import { timeZones } from './time-zones-set.js'
import { wordVectors } from './word-vectors-set.js'
import { wordnet } from './wordnet-set.js'

/** What a set is made from: packages of `data/sources` or of the repository, or one that is bigger than all of those. */
export type Sources = { packages: readonly string[] } | { fetched: string }

/** A data set that is made smaller before it is shipped. */
export interface DataSet {
  /** The file is `data/<name>.bin`. */
  name: string
  /** In place of `bin`, for a file that other programs read by its name. */
  extension?: string
  title: string
  sources: Sources
  /** SPDX. */
  licence: string
  /** The file's bytes. */
  pack: () => Promise<Buffer>
  /**
   * Whether a file has the contents that the sources give; without it the manifest says so, by version and hash. Contents are
   * compared, not bytes: another release of the compressor may pack the same contents otherwise.
   */
  isCurrent?: (file: Buffer) => Promise<boolean>
}

/** Everything `npm run data` builds. */
export const dataSets: readonly DataSet[] = [
  airlines,
  airports,
  anime,
  animeIds,
  cityZones,
  countries,
  currencies,
  disposableDomains,
  emoji,
  emotionWords,
  englishWords,
  fiveLetterWords,
  foodComposition,
  indonesianAreas,
  kanji,
  languages,
  notoSerif,
  oembedProviders,
  oui,
  pokemon,
  programmingLanguages,
  quran,
  subdivisions,
  territories,
  ...timeZones,
  wordVectors,
  wordnet,
]
