import { feature, unprocessable } from '#toolkit'
import { isObject } from '#toolkit/lib/json/json-document'
import {
  listOf,
  objectOf,
  operationsOf,
  pathsOf,
  readJsonOrYaml,
  schemasOf,
  versionOf,
} from '#toolkit/lib/openapi/openapi-document'
import { lintOpenApi } from '#toolkit/lib/openapi/openapi-lint'
import { openApiErrors } from '#toolkit/lib/openapi/openapi-schema'

export default feature('rest_developer_openapi', ({ document: text }) => {
  const document = readJsonOrYaml(text)
  if (!isObject(document)) return unprocessable('document has neither openapi nor swagger at the top level.')
  const { version, rules } = versionOf(document)
  const errors = openApiErrors(document, rules)
  const warnings = lintOpenApi(document, rules)
  const { title } = objectOf(document['info'])
  return {
    version,
    valid: errors.length === 0,
    title: typeof title === 'string' ? title : '',
    counts: {
      paths: pathsOf(document).length,
      operations: operationsOf(document).length,
      schemas: schemasOf(document, rules).names.length,
      tags: listOf(document['tags']).length,
    },
    errors,
    warnings,
    score: Math.max(0, 100 - 10 * errors.length - 2 * warnings.length),
  }
})
