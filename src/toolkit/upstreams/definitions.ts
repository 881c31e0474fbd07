/** Every public upstream of the toolkit: what the client serves, the configuration may name and `/licenses` lists. */
import { anilist } from './anilist.js'
import { applecharts } from './applecharts.js'
import { archiveorg } from './archiveorg.js'
import { bluesky } from './bluesky.js'
import { cheapshark } from './cheapshark.js'
import { coingecko } from './coingecko.js'
import { coverartarchive } from './coverartarchive.js'
import { depsdev } from './depsdev.js'
import { devto } from './devto.js'
import { frankfurter } from './frankfurter.js'
import { github } from './github.js'
import { gutendex } from './gutendex.js'
import { hackernews } from './hackernews.js'
import { hadith } from './hadith.js'
import { itunes } from './itunes.js'
import { jikan } from './jikan.js'
import { kitsu } from './kitsu.js'
import { kodepos } from './kodepos.js'
import { librivox } from './librivox.js'
import { lobsters } from './lobsters.js'
import { mangadex } from './mangadex.js'
import { mastodon } from './mastodon.js'
import { musicbrainz } from './musicbrainz.js'
import { nasa } from './nasa.js'
import { nekosbest } from './nekosbest.js'
import { nominatim } from './nominatim.js'
import { openbrewerydb } from './openbrewerydb.js'
import { openfoodfacts } from './openfoodfacts.js'
import { openlibrary } from './openlibrary.js'
import { openmeteo } from './openmeteo.js'
import { openmeteoair } from './openmeteoair.js'
import { openmeteoarchive } from './openmeteoarchive.js'
import { openmeteomarine } from './openmeteomarine.js'
import { opentdb } from './opentdb.js'
import { osrm } from './osrm.js'
import { poetrydb } from './poetrydb.js'
import { radiobrowser } from './radiobrowser.js'
import { stackexchange } from './stackexchange.js'
import { superheroapi } from './superheroapi.js'
import { tafsir } from './tafsir.js'
import { thecocktaildb } from './thecocktaildb.js'
import { themealdb } from './themealdb.js'
import { tracemoe } from './tracemoe.js'
import { truthordare } from './truthordare.js'
import { tvmaze } from './tvmaze.js'
import { uselessfacts } from './uselessfacts.js'
import { usgs } from './usgs.js'
import { vpic } from './vpic.js'
import { wdqs } from './wdqs.js'
import { wikidata } from './wikidata.js'
import { wikimedia } from './wikimedia.js'
import { wikipedia } from './wikipedia.js'
import { wiktionary } from './wiktionary.js'
import { worldbank } from './worldbank.js'
import { xkcd } from './xkcd.js'
import type { UpstreamDefinition } from './types.js'

export const upstreamDefinitions: readonly UpstreamDefinition[] = [
  anilist,
  applecharts,
  archiveorg,
  bluesky,
  cheapshark,
  coingecko,
  coverartarchive,
  depsdev,
  devto,
  frankfurter,
  github,
  gutendex,
  hackernews,
  hadith,
  itunes,
  jikan,
  kitsu,
  kodepos,
  librivox,
  lobsters,
  mangadex,
  mastodon,
  musicbrainz,
  nasa,
  nekosbest,
  nominatim,
  openbrewerydb,
  openfoodfacts,
  openlibrary,
  openmeteo,
  openmeteoair,
  openmeteoarchive,
  openmeteomarine,
  opentdb,
  osrm,
  poetrydb,
  radiobrowser,
  stackexchange,
  superheroapi,
  tafsir,
  thecocktaildb,
  themealdb,
  tracemoe,
  truthordare,
  tvmaze,
  uselessfacts,
  usgs,
  vpic,
  wdqs,
  wikidata,
  wikimedia,
  wikipedia,
  wiktionary,
  worldbank,
  xkcd,
]
