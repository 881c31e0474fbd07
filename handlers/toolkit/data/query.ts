import { feature, unprocessable } from '#toolkit'
import { answered } from '#toolkit/lib/json/data-value'
import { searchJmespath } from '#toolkit/lib/json/jmespath'
import { orderedJsonValue } from '#toolkit/lib/json/json-text'
import { searchJsonPath } from '#toolkit/lib/json/json-path'
import { atPointer } from '#toolkit/lib/json/json-pointer'
import { firstLine, parsing } from '#toolkit/lib/common/parsing'
import type { AnyJson } from '#toolkit/lib/json/object-keys'
import type { Data, Query } from '#operation'

type Match = Data<'rest_data_query'>['matches'][number]

const MAX_MATCHES = 10_000

const byJsonPath = (document: AnyJson, query: string): Match[] => {
  const matches: Match[] = []
  searchJsonPath(document, query, (match) => {
    if (matches.length >= MAX_MATCHES) unprocessable(`query matches more than ${MAX_MATCHES} values.`)
    matches.push(match)
  })
  return matches
}

const matchesOf = (document: AnyJson, { query, syntax }: Query<'rest_data_query'>): Match[] => {
  switch (syntax) {
    case 'jsonpath':
      return byJsonPath(document, query)
    case 'jmespath':
      return [{ path: null, value: searchJmespath(document, query) }]
    case 'pointer':
      return [{ path: query, value: atPointer(document, query) }]
  }
}

/** RFC 9535, the JMESPath specification, RFC 6901. */
export default feature('rest_data_query', (parameters) => {
  const document = answered(orderedJsonValue(parameters.text))
  const matches = parsing(
    `query cannot be evaluated as ${parameters.syntax}`,
    () => matchesOf(document, parameters),
    ({ message }) => ({ message: firstLine(message) }),
  )
  return { syntax: parameters.syntax, count: matches.length, matches }
})
