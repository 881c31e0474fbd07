import { describe, expect, it } from 'vitest'
import { FeatureError } from '#toolkit'
import { useSchema, type Draft } from '#toolkit/lib/json-schema/index'
import type { Json } from '#toolkit/lib/json/json-document'
import { call } from '../support/table.js'
import { suite } from './suite.js'

interface Group {
  file: string
  description: string
  schema: Json
  tests: [description: string, data: Json, valid: boolean][]
}

const DRAFTS: readonly Draft[] = ['2020-12', '2019-09', 'draft-07', 'draft-04']

const ELSEWHERE = [
  'strict-tree schema',
  'tests for implementation dynamic anchor',
  '$ref and $dynamicAnchor are independent',
  '$ref to $dynamicRef finds detached',
]

/** Schemas that name documents which the suite serves: here nothing is fetched, and such a schema is refused. */
const isElsewhere = ({ description }: Group): boolean =>
  ELSEWHERE.some((words) => description.startsWith(words))

const isValid = (schema: Json, draft: Draft, data: Json): boolean | string => {
  try {
    return useSchema(schema, draft, false).violations(data).length === 0
  } catch (error) {
    if (error instanceof FeatureError) return error.message
    throw error
  }
}

describe.each(DRAFTS)('the test suite of %s', (draft) => {
  const groups = suite<Group>(`json-schema-${draft}`)

  it.each(groups.map((group) => [`${group.file}: ${group.description}`, group] as const))(
    '%s',
    (_name, group) => {
      for (const [description, data, valid] of group.tests) {
        const found = isValid(group.schema, draft, data)
        const expected: unknown = isElsewhere(group) ? expect.stringContaining('cannot be resolved') : valid
        expect([description, found]).toEqual([description, expected])
      }
    },
  )

  // Thousands of calls would tell no more of the door than some of each keyword.
  const firsts = groups.filter(
    ({ file }, index) => groups.findIndex((group) => group.file === file) === index,
  )

  it.each(firsts.map((group) => [group.file, group] as const))(
    'through the door: %s',
    async (_name, group) => {
      for (const [, data, valid] of group.tests.slice(0, 3)) {
        const query = {
          schema: JSON.stringify(group.schema),
          document: JSON.stringify(data),
          draft,
          formats: false,
        }
        expect(await call('rest_developer_jsonSchema', query)).toMatchObject({
          status: 200,
          body: { data: { valid } },
        })
      }
    },
  )
})
