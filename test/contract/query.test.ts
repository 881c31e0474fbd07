import { describe, expect, it } from 'vitest'
import { parseQuery } from '#contract'
import { coerceQuery } from '../../src/contract/query.js'

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
      { parameter: 'a', message: 'is given more than once' },
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

describe('the numbers and booleans of a query', () => {
  const read = (text: string, type: 'integer' | 'number' | 'boolean') => {
    const values = { it: text }
    const faults = coerceQuery(values, { it: [type] })
    return faults.length > 0 ? 'refused' : values.it
  }

  it.each([
    ['0', 0],
    ['-7', -7],
    ['007', 7],
    ['-0', 0],
    ['9007199254740991', 9007199254740991],
  ] as const)('takes %s as an integer', (text, value) => {
    expect(read(text, 'integer')).toBe(value)
  })

  it.each(['', ' 5', '5 ', '+5', '1e1', '1.0', '0x10', '1_000', '٥', 'Infinity', '9007199254740992', '5\n'])(
    'does not take %j as an integer',
    (text) => {
      expect(read(text, 'integer')).toBe('refused')
    },
  )

  it.each([
    ['-0.5', -0.5],
    ['1e3', 1000],
    ['2.5E-2', 0.025],
    ['1e+2', 100],
    ['-0', 0],
  ] as const)('takes %s as a number', (text, value) => {
    expect(read(text, 'number')).toBe(value)
  })

  it.each([
    '',
    ' 5',
    '+5',
    '0x10',
    '1e400',
    'Infinity',
    'NaN',
    '1_000',
    '1,5',
    '1.',
    '.5',
    '1e',
    '--1',
    'null',
  ])('does not take %j as a number', (text) => {
    expect(read(text, 'number')).toBe('refused')
  })

  it('takes only true and false as booleans', () => {
    expect(['true', 'false', 'True', '1', '0', 'yes', ''].map((text) => read(text, 'boolean'))).toEqual([
      true,
      false,
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
    ])
  })

  it('says what would do', () => {
    const values = { days: '1e1', ratio: '1e400', all: 'yes', size: 'big' }
    const faults = coerceQuery(values, {
      days: ['integer'],
      ratio: ['number'],
      all: ['boolean'],
      size: ['integer', 'boolean'],
    })
    expect(faults).toEqual([
      { parameter: 'days', message: 'must be an integer in decimal digits', expected: ['integer'] },
      { parameter: 'ratio', message: 'is too large a number' },
      { parameter: 'all', message: 'must be true or false', expected: ['boolean'] },
      {
        parameter: 'size',
        message: 'must be an integer in decimal digits or true or false',
        expected: ['integer', 'boolean'],
      },
    ])
  })

  it('leaves a text that fits no number where text will do too', () => {
    const values = { first: '5', second: 'auto' }
    expect(coerceQuery(values, { first: ['integer', 'text'], second: ['integer', 'text'] })).toEqual([])
    expect(values).toEqual({ first: 5, second: 'auto' })
  })
})
