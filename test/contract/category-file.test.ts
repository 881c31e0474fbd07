import { expect, it } from 'vitest'
import { withEntry } from '../../src/contract/codegen/category-file.js'

const PATH = '  /a/new:\n    get: {}\n'
const SCHEMA = '  New:\n    type: object\n'

it('puts a path and a schema behind the last ones, and leaves a comment above the schemas there', () => {
  const text =
    'paths:\n  /a/old:\n    get: {}\n\n# About the schemas,\n# at length.\nschemas:\n  Old:\n    type: object\n'
  expect(withEntry(text, PATH, SCHEMA)).toBe(
    `paths:\n  /a/old:\n    get: {}\n\n${PATH}\n# About the schemas,\n# at length.\nschemas:\n  Old:\n    type: object\n${SCHEMA}`,
  )
})

it('puts the first of both into an empty file', () => {
  expect(withEntry('paths:\n\nschemas:\n', PATH, SCHEMA)).toBe(`paths:\n\n${PATH}\nschemas:\n${SCHEMA}`)
})

it('has no place for them where there are no schemas', () => {
  expect(withEntry('paths:\n  /a: {}\n', PATH, SCHEMA)).toBeNull()
})
