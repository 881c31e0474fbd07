import { publishedContract } from '../contract.js'
import {
  asDescription,
  asFound,
  listFeatures,
  type ListedFeature,
  type FeatureDescription,
  type FoundFeature,
} from './features.js'
import { asForm, asTitle, type FeatureForm, type FeatureTitle } from './feature-form.js'
import { rankingIndex, searchedTexts } from '../search/index-of.js'
import { createRanking } from '../site/ranking.js'
import { nameOf } from './tools.js'

/** Finds features of the toolkit by words, and describes them. */
export interface FeatureIndex {
  /** Best first, by {@link createRanking}. */
  search: (query: string, options: { category: string | null; limit: number }) => FoundFeature[]
  describe: (feature: string) => FeatureDescription | null
  /** All of them, in the contract's order. */
  list: () => FeatureTitle[]
  form: (feature: string) => FeatureForm | null
}

/** Builds the index, which takes a tenth of a second. */
export const createFeatureIndex = (baseUrl: string): FeatureIndex => {
  const all = listFeatures(baseUrl)
  const features = new Map(all.map((listed) => [listed.feature, listed]))
  const named = (name: string): ListedFeature | undefined => features.get(nameOf(name))
  const document = publishedContract(baseUrl)
  const rank = createRanking(
    rankingIndex(all.map(({ category, operation }) => searchedTexts(document, category, operation))),
  )
  return {
    search: (query, { category, limit }) =>
      rank(query, (place) => category === null || all[place]?.feature.startsWith(`${category}/`) === true)
        .slice(0, limit)
        .flatMap((place) => {
          const listed = all[place]
          return listed === undefined ? [] : [asFound(listed)]
        }),
    describe: (feature) => {
      const listed = named(feature)
      return listed === undefined ? null : asDescription(document, listed)
    },
    list: () => [...features.values()].map(asTitle),
    form: (feature) => {
      const listed = features.get(feature)
      return listed === undefined ? null : asForm(document, listed)
    },
  }
}
