import { dereference, type ContractDocument } from '#contract'
import MiniSearch from 'minisearch'
import { publishedContract } from '../contract.js'
import type { Input } from '../guides/operations.js'
import {
  asDescription,
  asFound,
  listFeatures,
  type FeatureDescription,
  type FoundFeature,
  type ListedFeature,
} from './features.js'
import { asForm, asTitle, type FeatureForm, type FeatureTitle } from './feature-form.js'
import { inContractWords } from './synonyms.js'

/** Words that stand in most questions and say nothing of the feature. */
const SILENT = new Set(
  'a an and are as at be by can do find for from get give how i in into is it its me my of on or the this to what which with'.split(
    ' ',
  ),
)

/** camelCase and kebab-case names in their words. */
const words = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[/_-]+/g, ' ')

/** Lower case, and plurals as their singular: good enough for names, and the same on both sides. */
const term = (word: string): string | null => {
  const lower = word.toLowerCase()
  if (SILENT.has(lower)) return null
  if (lower.length > 4 && lower.endsWith('ies')) return `${lower.slice(0, -3)}y`
  return lower.length > 3 && /[^su]s$/.test(lower) ? lower.slice(0, -1) : lower
}

/** A misspelt letter is forgiven in words of five letters and more. */
const mistakes = (word: string): number => (word.length > 4 ? 1 : 0)

/** A parameter's name, what it is, and its values where they are listed: algorithms, units, styles. */
const parameterWords = (document: ContractDocument, { name, description, schema }: Input): string => {
  const { enum: values = [] } = dereference(document, schema) as { enum?: readonly unknown[] }
  return [words(name), description, ...values.map(String)].join(' ')
}

const fieldsOf = (document: ContractDocument, { feature, category, operation }: ListedFeature) => ({
  id: feature,
  name: words(feature),
  summary: operation.summary,
  description: operation.description,
  category,
  parameters: operation.query.map((input) => parameterWords(document, input)).join(' '),
})

const FIELDS = ['name', 'summary', 'description', 'category', 'parameters']
/** Of each field against the description's. */
const WEIGHTS = { name: 4, summary: 3, category: 1.5, parameters: 0.6 }

/** Finds features of the toolkit by words, and describes them. */
export interface FeatureIndex {
  /** Best first, by BM25+ over names, summaries, descriptions, categories and parameters. */
  search: (query: string, options: { category: string | null; limit: number }) => FoundFeature[]
  describe: (feature: string) => FeatureDescription | null
  /** All of them, in the contract's order. */
  list: () => FeatureTitle[]
  form: (feature: string) => FeatureForm | null
}

/** Builds the index, which takes a tenth of a second. */
export const createFeatureIndex = (baseUrl: string): FeatureIndex => {
  const features = new Map(listFeatures(baseUrl).map((listed) => [listed.feature, listed]))
  const index = new MiniSearch({
    fields: FIELDS,
    processTerm: term,
    searchOptions: {
      boost: WEIGHTS,
      prefix: (word) => word.length > 2,
      fuzzy: mistakes,
      weights: { prefix: 0.4, fuzzy: 0.3 },
    },
  })
  const document = publishedContract(baseUrl)
  index.addAll([...features.values()].map((listed) => fieldsOf(document, listed)))
  return {
    search: (query, { category, limit }) => {
      const filter = ({ id }: { id: unknown }): boolean =>
        category === null || String(id).startsWith(`${category}/`)
      const meant = inContractWords(query)
      // What has all of the words comes before what has the rarest of them often.
      const all = index.search(meant, { filter, combineWith: 'AND' })
      const some = index.search(meant, { filter, combineWith: 'OR' })
      const ids = new Set([...all, ...some].map(({ id }) => String(id)))
      return [...ids].slice(0, limit).flatMap((id) => {
        const listed = features.get(id)
        return listed === undefined ? [] : [asFound(listed)]
      })
    },
    describe: (feature) => {
      const listed = features.get(feature)
      return listed === undefined ? null : asDescription(document, listed)
    },
    list: () => [...features.values()].map(asTitle),
    form: (feature) => {
      const listed = features.get(feature)
      return listed === undefined ? null : asForm(document, listed)
    },
  }
}
