import { dereference, type ContractDocument, type Schema } from '#contract'
import type { Input } from '../guides/operations.js'
import type { ListedFeature } from './features.js'

/** A feature in the list of all. */
export interface FeatureTitle {
  feature: string
  category: string
  summary: string
}

/** A parameter as a field of a form. Bounds that the contract does not set are `null`. */
export interface FormParameter {
  name: string
  description: string
  required: boolean
  type: 'string' | 'integer' | 'number' | 'boolean'
  /** `date`, `uri` and the like. */
  format: string | null
  /** The values that it may have; `null` where they are not listed. */
  values: readonly string[] | null
  minimum: number | null
  maximum: number | null
  /** In characters. */
  maxLength: number | null
  default: string | null
  /** As in the documented call. */
  example: string | null
}

/** What a form for calling a feature is made of. */
export interface FeatureForm extends FeatureTitle {
  description: string
  parameters: readonly FormParameter[]
}

const TYPES = ['integer', 'number', 'boolean'] as const

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null

const parameterOf = (
  document: ContractDocument,
  { name, description, required, schema: given }: Input,
  example: string | null,
): FormParameter => {
  const schema: Schema = dereference(document, given)
  const { type, format, enum: values } = schema
  return {
    name,
    description,
    required,
    type: TYPES.find((each) => each === type) ?? 'string',
    format: textOf(format),
    values: Array.isArray(values) ? values.map(String) : null,
    minimum: numberOf(schema['minimum']),
    maximum: numberOf(schema['maximum']),
    maxLength: numberOf(schema['maxLength']),
    // What stands beside a reference overrules what it names.
    default: textOf(given['default'] ?? schema['default']),
    example,
  }
}

/** A feature as an entry of the list. */
export const asTitle = ({ feature, category, operation }: ListedFeature): FeatureTitle => ({
  feature,
  category,
  summary: operation.summary,
})

/** A feature as a form. */
export const asForm = (document: ContractDocument, listed: ListedFeature): FeatureForm => {
  const { description, query, example } = listed.operation
  const documented = new URLSearchParams(example.query)
  return {
    ...asTitle(listed),
    description,
    parameters: query.map((parameter) => parameterOf(document, parameter, documented.get(parameter.name))),
  }
}
