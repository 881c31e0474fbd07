import { feature, unprocessable } from '#toolkit'
import { orderedJsonValue } from '#toolkit/lib/json/json-text'
import { addSample, emptyShape, schemaOf, typescriptOf } from '#toolkit/lib/statistics/sample-shape'

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'

const samplesOf = (value: unknown, isMany: boolean): unknown[] => {
  if (!isMany) return [value]
  return Array.isArray(value) ? value : unprocessable('text must be a JSON array to be read as samples.')
}

export default feature('rest_data_schema', ({ text, output, samples: isMany, name, formats }) => {
  const samples = samplesOf(orderedJsonValue(text), isMany)
  const shape = emptyShape()
  samples.forEach((sample) => addSample(shape, sample))
  const isSchema = output === 'json-schema'
  return {
    output,
    samples: samples.length,
    schema: isSchema ? { $schema: DIALECT, title: name, ...schemaOf(shape, formats) } : null,
    typescript: isSchema ? null : `export type ${name} = ${typescriptOf(shape)};`,
  }
})
