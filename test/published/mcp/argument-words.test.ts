import { describe, expect, it } from 'vitest'
import { argumentFaults } from '../../../src/published/mcp/argument-words.js'

// What @modelcontextprotocol/server 2 says of arguments that break the schemas of src/published/mcp/tools.ts.
describe('faults of arguments', () => {
  it.each([
    ["data must have required property 'words'", 'words is required'],
    ['data/words must NOT have fewer than 1 characters', 'words must have at least 1 character'],
    ['data/words must NOT have more than 300 characters', 'words must have at most 300 characters'],
    ['data/words must be string', 'words must be a string'],
    ['data/limit must be <= 50', 'limit must be at most 50'],
    ['data/limit must be >= 1', 'limit must be at least 1'],
    ['data/limit must be integer', 'limit must be a whole number'],
    ['data/parameters must be object', 'parameters must be an object'],
    ['data must be object', 'The arguments must be an object'],
    [
      'data/feature must be string, data/parameters/a~1b must be string,number,boolean,null',
      'feature must be a string; parameters.a/b must be a string, a number, true, false or null',
    ],
    ['data/words must be something else', 'words must be something else'],
  ])('%s: %s', (said, told) => {
    expect(argumentFaults(said)).toBe(told)
  })

  it('names the categories where another is asked for', () => {
    expect(argumentFaults('data/category must be equal to one of the allowed values')).toMatch(
      /^category must be one of hash, crypto, .*, geo$/,
    )
  })
})
