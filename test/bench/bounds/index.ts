/** What each feature is called with at its bounds: by its category's table, else derived from the contract alone. */
import { aiText } from './ai-text.js'
import { anime } from './anime.js'
import { color } from './color.js'
import { crypto } from './crypto.js'
import { data } from './data.js'
import { datetime, time } from './datetime.js'
import { dev } from './dev.js'
import { developer } from './developer.js'
import type { Bounds, BoundsTable } from './derive.js'
import { finance } from './finance.js'
import { food } from './food.js'
import { fun } from './fun.js'
import { games } from './games.js'
import { geo } from './geo.js'
import { hash } from './hash.js'
import { info } from './info.js'
import { indonesia } from './indonesia.js'
import { islamic } from './islamic.js'
import { math } from './math.js'
import { media } from './media.js'
import { network } from './network.js'
import { image, photo } from './photo.js'
import { poetry } from './poetry.js'
import { qr } from './qr.js'
import { quotes } from './quotes.js'
import { random } from './random.js'
import { security } from './security.js'
import { science } from './science.js'
import { social } from './social.js'
import { string } from './string.js'
import { text } from './text.js'
import { utility } from './utility.js'
import { weather } from './weather.js'
import { webPages } from './web-pages.js'
import { web } from './web.js'

const TABLES: Readonly<Record<string, BoundsTable>> = {
  'ai-text': aiText,
  anime,
  color,
  crypto,
  data,
  datetime,
  dev,
  developer,
  finance,
  food,
  fun,
  games,
  geo,
  hash,
  image,
  info,
  indonesia,
  islamic,
  math,
  media,
  network,
  photo,
  poetry,
  qr,
  quotes,
  random,
  security,
  science,
  social,
  string,
  text,
  time,
  utility,
  weather,
  web: { ...web, ...webPages },
}

/** The table's entry of a path such as `/text/diff/words`; undefined where the contract is enough. */
export const boundsOf = (path: string): Bounds | undefined => {
  const [, category = '', ...feature] = path.split('/')
  return TABLES[category]?.[feature.join('/')]
}

/** Paths that the tables name. */
export const pathsOfTables = (): string[] =>
  Object.entries(TABLES).flatMap(([category, table]) =>
    Object.keys(table).map((feature) => `/${category}/${feature}`),
  )

export { callsAtBounds, type Bounds } from './derive.js'
