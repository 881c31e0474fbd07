import { quran } from './quran-set.js'

/** A data set that is made smaller before it is shipped. Its sources are development dependencies. */
export interface DataSet {
  /** The file is `data/<name>.bin`. */
  name: string
  title: string
  /** The packages it is made from. */
  packages: readonly string[]
  /** SPDX. */
  licence: string
  build: () => Promise<Readonly<Record<string, unknown>>>
}

/** Everything `npm run data` builds. */
export const dataSets: readonly DataSet[] = [quran]
