import { feature } from '#toolkit'
import { MAX_DEPTH, type Json } from '#toolkit/lib/json/json-document'
import { draftOf, useSchema } from '#toolkit/lib/json-schema/index'
import { plainJsonValue } from '#toolkit/lib/json/json-text'
import type { Data } from '#operation'

type Params = Data<'rest_developer_jsonSchema'>['errors'][number]['params']

const MAX_ERRORS = 200

export default feature(
  'rest_developer_jsonSchema',
  ({ schema: schemaText, document: documentText, draft: fallback, formats }) => {
    const schema = plainJsonValue(schemaText, 'schema', MAX_DEPTH) as Json
    const document = plainJsonValue(documentText, 'document', MAX_DEPTH) as Json
    const draft = draftOf(schema) ?? fallback
    const { violations, uncheckedFormats } = useSchema(schema, draft, formats)
    const found = violations(document)
    const errors = found.slice(0, MAX_ERRORS).map((error) => ({
      path: error.instancePath,
      keyword: error.keyword,
      schemaPath: error.schemaPath,
      message: error.message,
      params: error.params as Params,
    }))
    return { valid: found.length === 0, draft, count: errors.length, errors, uncheckedFormats }
  },
)
