import { describe, expect, it } from 'vitest'
import { parseQuery } from '#contract'

const NONE = new Set<string>()

describe('a query (application/x-www-form-urlencoded, WHATWG URL)', () => {
  it('decodes plus signs and UTF-8', () => {
    expect(parseQuery('a=b+c&caf%C3%A9=%F0%9F%98%80', NONE)).toEqual({
      values: { a: 'b c', café: '😀' },
      faults: [],
    })
  })

  it('keeps empty values and values with equals signs', () => {
    expect(parseQuery('a=&b&c=d=e', NONE).values).toEqual({ a: '', b: '', c: 'd=e' })
  })

  it('refuses a name that stands twice, also when written otherwise', () => {
    expect(parseQuery('a=1&%61=2', NONE).faults).toEqual([
      { parameter: 'a', message: 'stands more than once' },
    ])
  })

  it.each([
    ['an overlong form', 'a=%C0%AF'],
    ['a lone continuation byte', 'a=%80'],
    ['an encoded surrogate', 'a=%ED%A0%80'],
    ['a lone percent sign', 'a=100%'],
  ])('refuses %s', (_name, search) => {
    expect(parseQuery(search, NONE).faults.map(({ parameter }) => parameter)).toEqual(['a'])
  })

  it('skips the key, whatever it holds and however often', () => {
    expect(parseQuery('key=%FF&key=2&a=1', new Set(['key']))).toEqual({ values: { a: '1' }, faults: [] })
  })

  it('takes names that objects inherit as plain names', () => {
    expect(Object.keys(parseQuery('__proto__=1&constructor=2&toString=3', NONE).values)).toEqual([
      '__proto__',
      'constructor',
      'toString',
    ])
  })
})
