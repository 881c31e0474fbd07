import { describe, expect, it } from 'vitest'
import { jsonText } from '../../src/toolkit/pool/json-answer.js'

// RFC 8259, section 6, bounds no integer.
describe('the text of an answer', () => {
  it('has integers with all their digits', () => {
    expect(jsonText({ a: [-12_345_678_901_234_567_890n, 1, '2'] })).toBe(
      '{"a":[-12345678901234567890,1,"2"]}',
    )
  })

  it('is what JSON.stringify writes without them', () => {
    const answer = { date: new Date(0), left: undefined, list: [undefined, NaN, 'a"\u2028'] }
    expect(jsonText(answer)).toBe('{"date":"1970-01-01T00:00:00.000Z","list":[null,null,"a\\"\u2028"]}')
  })

  it('does not exist for what JSON cannot say', () => {
    expect(jsonText(undefined)).toBeUndefined()
  })
})
