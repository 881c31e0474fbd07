import type { ContractDocument } from '#contract'
import { EXCERPT_WORDS, sections, type GuideOperation } from '../guides/operations.js'
import { schemaWords } from '../guides/schema-words.js'

/** A feature in a list of results. */
export interface FoundFeature {
  /** As `describe_feature` and `call_feature` take it: `hash/digest`. */
  feature: string
  category: string
  summary: string
  /** Names of the parameters that a call must have. */
  required: readonly string[]
}

/** A parameter of a feature. */
interface FeatureParameter {
  name: string
  required: boolean
  /** What it may be, in words. */
  type: string
  description: string
}

/** What a caller must know of a feature. */
export interface FeatureDescription {
  feature: string
  category: string
  summary: string
  description: string
  parameters: readonly FeatureParameter[]
  /** A documented call, and what it answers; a note where that is cut. */
  example: { parameters: Readonly<Record<string, string>>; answer: unknown; note?: string }
}

/** A feature of the toolkit with its category's title. */
export interface ListedFeature {
  feature: string
  category: string
  operation: GuideOperation
}

/** Every feature of the toolkit, in the contract's order. */
export const listFeatures = (baseUrl: string): ListedFeature[] =>
  sections(baseUrl)
    .filter(({ name }) => name !== 'gateway')
    .flatMap(({ title, operations }) =>
      operations.map((operation) => ({ feature: operation.path.slice(1), category: title, operation })),
    )

/** A feature as a result of a search. */
export const asFound = ({ feature, category, operation }: ListedFeature): FoundFeature => ({
  feature,
  category,
  summary: operation.summary,
  required: operation.query.filter(({ required }) => required).map(({ name }) => name),
})

/** All that a caller must know of a feature. */
export const asDescription = (
  document: ContractDocument,
  { feature, category, operation }: ListedFeature,
): FeatureDescription => {
  const { summary, description, query, example } = operation
  return {
    feature,
    category,
    summary,
    description,
    parameters: query.map(({ name, required, schema, description: words }) => ({
      name,
      required,
      type: schemaWords(document, schema),
      description: words,
    })),
    example: {
      parameters: Object.fromEntries(new URLSearchParams(example.query)),
      answer: example.answer,
      ...(example.isExcerpt && { note: `The answer is ${EXCERPT_WORDS}.` }),
    },
  }
}
